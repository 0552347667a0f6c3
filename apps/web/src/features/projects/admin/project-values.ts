import { type FullProject, projectCreateWithGallery, type toVersion } from '@pano/api/projects/project.schema';
import { projectImageCreate } from '@pano/api/projects/project-image.schema';
import { message } from '@pano/i18n/message';
import type { Control } from 'react-hook-form';
import * as z from 'zod';
import type { SchemaForm } from '#kit/admin/form/use-schema-form.ts';

/**
 * A project as the form holds it: at first without a category, and with the pictures that could not be added when it was
 * created.
 */
export const projectValues = projectCreateWithGallery.extend({
  categoryId: z
    .number()
    .nullable()
    .pipe(z.number({ error: message('project.categoryId.required') })),
  newImages: z.array(projectImageCreate).optional(),
});

export type ProjectInput = z.input<typeof projectValues>;
export type ProjectOutput = z.output<typeof projectValues>;
export type ProjectFormState = SchemaForm<ProjectInput, ProjectOutput>;
export type ProjectControl = Control<ProjectInput, unknown, ProjectOutput>;
export type SavedProject = ReturnType<typeof toVersion<FullProject>> & Pick<ProjectOutput, 'newImages'>;
