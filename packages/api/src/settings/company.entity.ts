import type { Db } from '@pano/db';
import type * as z from 'zod';
import type { ContentEntity, PictureMention } from '#platform/content-entity';
import { pickColumns } from '#platform/records/content-rows';
import { inOneTransaction, type TransactionContext } from '#platform/records/transaction';
import * as companies from './company.operations';
import { company as sample, sampleFields, sampleLogo, withoutSample } from './company.samples';
import {
  type CompanyProfile,
  type CompanyUpdate,
  companyHistory,
  companyProfile,
  companyUpdate,
} from './company.schema';
import { fillRecipients, removeRecipient } from './message-recipients';
import { mapSiteTexts } from './site-texts';

/** Null: never saved. Archives of versions that did not have all fields are read, too. */
const schema = companyProfile
  .extend({
    ...mapSiteTexts((name) => companyProfile.shape[name].default({ tr: null, en: null })),
    logoDarkUrl: companyProfile.shape.logoDarkUrl.default(null),
    english: companyProfile.shape.english.default(true),
    specialDays: companyProfile.shape.specialDays.default([]),
    emergencyPhone: companyProfile.shape.emergencyPhone.default(null),
    emergencyNote: companyProfile.shape.emergencyNote.default({ tr: null, en: null }),
    googleReviewUrl: companyProfile.shape.googleReviewUrl.default(null),
    verification: companyProfile.shape.verification.default({ google: null, yandex: null, bing: null }),
    untranslated: companyProfile.shape.untranslated.default('turkish'),
  })
  .nullable();
const samples = [{ profile: sample }];
const isCompany = { key: 'company' };

export const companyEntity = {
  kind: 'company',
  plural: 'company',
  records: null,
  label: 'name',
  isPublic: null,
  publicSwitch: null,
  subjects: [companies.companySubject],
  publicPage: null,
  homeSection: null,
  history: {
    fields: companyHistory.fields,
    ownerOnly: true,
    read: companies.get,
    update: companyUpdate,
    save: (ctx, _id, data: CompanyUpdate, version) => companies.update(ctx, data, version),
    create: null,
  },
  trash: null,
  sortedBy: null,
  translation: null,
  pairedTexts: { kind: 'company', list: companies.listPairs },
  search: null,
  // Any setting: a logo stands in the profile, others may come to hold pictures.
  pictures: { rank: 9, columns: [], findElsewhere: findInSettings },
  dashboard: null,
  transfer: {
    schema,
    unique: [],
    references: [],
    personal: false,
    async read(db) {
      const profile = await companies.get({ db });
      return profile.updatedAt === null ? null : pickColumns(companyProfile, profile);
    },
    async write(ctx, profile: z.output<typeof schema>) {
      if (profile) await writeProfile(ctx, profile);
    },
    clear: (db) => db.setting.deleteMany({ where: isCompany }),
    count: (db) => db.setting.count({ where: isCompany }),
  },
  samples: {
    // Its texts are pairs in both languages.
    list: samples,
    async create(ctx, { profile }: { profile: object }) {
      await writeProfile(ctx, companyProfile.parse(profile));
      return { id: 0 };
    },
    unchanged: async (db) => (sampleFields(await companies.get({ db })).length > 0 ? [{ id: 0 }] : []),
    async remove(ctx) {
      return inOneTransaction(ctx, async (ctx) => {
        const profile = await companies.get({ db: ctx.tx });
        await companies.update(ctx, withoutSample(profile), profile.version);
        await removeRecipient(ctx.tx, sample.email);
        return { count: 1 };
      });
    },
  },
  firstSteps: {
    company: async (db) => {
      const { name, updatedAt } = await companies.get({ db });
      return updatedAt !== null && name !== sample.name;
    },
    logo: async (db) => {
      const { logoUrl } = await companies.get({ db });
      return logoUrl !== null && logoUrl !== sampleLogo;
    },
    email: async (db) => {
      const { email } = await companies.get({ db });
      return email !== null && email !== sample.email;
    },
  },
} as const satisfies ContentEntity;

async function writeProfile(ctx: TransactionContext, profile: CompanyProfile): Promise<void> {
  await fillRecipients(ctx.tx, profile.email);
  await companies.update(ctx, profile);
}

async function findInSettings(db: Db, text: string): Promise<PictureMention[]> {
  const rows = await db.setting.findMany({ where: { value: { contains: text } } });
  return rows.map(({ key, value }) => ({
    use: { kind: 'setting', id: null, title: key },
    texts: { value },
    save: (tx, data) => tx.setting.update({ where: { key }, data: { ...data, version: { increment: 1 } } }),
  }));
}
