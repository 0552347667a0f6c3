import { type ProjectRecord, projectCreate } from '@pano/api/projects/project.schema';
import { projectImageCreate } from '@pano/api/projects/project-image.schema';
import { message } from '@pano/i18n/message';
import type { Control, DefaultValues } from 'react-hook-form';
import * as z from 'zod';
import type { SchemaForm } from '../../../admin/form/use-schema-form';

/** A project as the form holds it: with the pictures that wait for the project to exist. */
export const projectValues = projectCreate.extend({
  categoryId: z.number({ error: message('project.categoryId.required') }),
  newImages: z.array(projectImageCreate).optional(),
});

export type ProjectInput = z.input<typeof projectValues>;
export type ProjectOutput = z.output<typeof projectValues>;
export type ProjectFormState = SchemaForm<ProjectInput, ProjectOutput>;
export type ProjectControl = Control<ProjectInput, unknown, ProjectOutput>;
export type SavedProject = ProjectRecord & { newImages?: ProjectOutput['newImages'] };

/** Without a category: that has to be chosen. */
export const blankProject: DefaultValues<ProjectInput> = {
  title: '',
  slug: null,
  content: '',
  description: null,
  image: null,
  location: null,
  seoTitle: null,
  seoDescription: null,
  seoKeywords: null,
  order: 0,
  visible: true,
};
