import * as z from 'zod';
import { besideContract, contractOf, deriveSchemas } from '#platform/fields/derive';
import { booleanFilter } from '#platform/input/fields';
import { questionsInput } from '#platform/input/questions';
import { listQuery } from '#platform/records/list';
import type { Stored } from '#platform/records/stored-record';
import { englishFilter } from '#platform/records/translations/english-state';
import { languageAndPaths } from '#platform/records/translations/reading';
import { serviceCard, serviceFields } from './service.fields';

const derived = deriveSchemas('service', serviceFields);
export const {
  create: serviceCreate,
  update: serviceUpdate,
  translation: serviceTranslation,
  blank: blankService,
} = derived;

const { title, slug, order, visible, ...others } = derived.history.fields;
/** Versions are compared in this order: the address stands below the title. */
export const serviceHistory = { ...derived.history, fields: { title, slug, ...others, order, visible } };

/** Programs may send the questions as a list. */
const listed = { questions: questionsInput.default(null) };
export const serviceApiCreate = serviceCreate.extend(listed);
export const serviceApiUpdate = serviceUpdate.extend({ questions: questionsInput.optional() });

export const serviceApiTranslation = serviceTranslation.extend({ questions: questionsInput });

export const serviceQuery = listQuery(['order', 'title', '-title', '-updatedAt']).extend({
  visible: booleanFilter,
  english: englishFilter,
});

const card = {
  id: z.int(),
  ...contractOf(serviceFields, ['title', 'description', 'icon', 'iconText', 'order', 'visible']),
};

/** A service as the REST API shows it. */
export const serviceRest = z.object({ ...card, ...languageAndPaths }).meta({ id: 'Service' });

/** A service with what its page shows. */
export const servicePageRest = z
  .object({
    ...card,
    ...besideContract(serviceFields, serviceCard),
    content: z.string().meta({ description: 'HTML' }),
    ...languageAndPaths,
  })
  .meta({ id: 'ServicePage' });

export type ServiceCreate = z.output<typeof serviceCreate>;
export type ServiceUpdate = z.output<typeof serviceUpdate>;
export type ServiceQuery = z.output<typeof serviceQuery>;
export type ServiceRecord = Stored<ServiceCreate>;
/** A card of the site or a row of the back office. */
export type ServiceListItem = Stored<Pick<ServiceCreate, keyof typeof serviceCard>>;

/** The photos of a service: the main one first. */
export const listServicePhotos = ({ image, gallery }: Pick<ServiceCreate, 'image' | 'gallery'>): string[] => [
  ...(image ? [image] : []),
  ...gallery,
];
