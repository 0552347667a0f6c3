import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { flag, line, nullable, position } from '#platform/fields/builders';
import { field } from '#platform/fields/field';
import { httpUrlField, requiredHttpUrl } from '#platform/input/fields';
import { isEncodedImageUrl } from '#platform/input/urls';

const logoUrl = requiredHttpUrl('brand.logoUrl.required', 'brand.url.invalid').refine(isEncodedImageUrl, {
  error: message('brand.url.invalid'),
});

export const brandFields = {
  name: line({ required: 'brand.name.required', searched: true, example: 'Veltrin' }),
  logoUrl: field(
    { rule: logoUrl, output: z.string(), kind: 'image', blank: '', initial: undefined },
    {
      example: 'https://veltrin.example/logo.svg',
    },
  ),
  websiteUrl: nullable('text', httpUrlField('brand.url.invalid'), z.string().nullable(), {
    reported: true,
    example: 'https://veltrin.example',
  }),
  order: position({ example: 1 }),
  active: flag({ initial: true }),
  visible: flag({ initial: true }),
};
