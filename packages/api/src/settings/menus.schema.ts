import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { footerSections, headerSections, menuPages, sluggedKinds } from '#addresses';
import { idField, linkField, optionalText } from '#platform/input/fields';
import type { History } from '#platform/records/revisions/history';

/** The most items of a menu: those of the header stand in one row. */
export const maxItems = { header: 8, footer: 16 } as const;
export type MenuName = keyof typeof maxItems;
export const menuNames = ['header', 'footer'] as const satisfies MenuName[];

const error = message('menu.invalid');

/** An item by the schemas of what people type. */
const item = <Label extends z.ZodType, Id extends z.ZodType, Url extends z.ZodType>(
  label: Label,
  id: Id,
  address: z.ZodObject<{ url: Url; label: Label }>,
) =>
  z.discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.literal('section'), section: z.enum(headerSections, { error }), label }),
      z.object({ kind: z.literal('list'), list: z.enum(menuPages, { error }), label }),
      z.object({ kind: z.literal('record'), record: z.enum(sluggedKinds, { error }), id, label }),
      address.extend({ kind: z.literal('address') }),
    ],
    { error },
  );

const text = z.string().nullable();
const stale = z.boolean().optional().meta({ description: 'Whether the Turkish one has changed since the English one' });
/** What an item is called in each language; null where it has the text of the site or the title of its record. */
const storedLabel = z.object({ tr: text, en: text, stale });

/** Both menus by the schema of what names a record: its number, or in the content file its slug. */
export function describeMenus<Id extends z.ZodType>(id: Id) {
  const items = z.array(item(storedLabel, id, z.object({ url: z.string(), label: storedLabel }))).nullable();
  return z.object({ header: items, footer: items });
}

/** The links in the header and at the end of every page; null where they are those of the design. */
export const menus = describeMenus(z.int()).meta({ id: 'Menus' });
export type Menus = z.output<typeof menus>;
/** What a menu leads to: a section of the home page, a list, the page of a record, or any address. */
export type MenuItem = NonNullable<Menus['header']>[number];

/** Whether English readers get its Turkish text; what leads into the site has English words of its own. */
export const isTurkishOnly = ({ kind, label }: MenuItem): boolean =>
  kind === 'address' && label.tr !== null && label.en === null;

const typedLabel = z.object({ tr: optionalText(60), en: optionalText(60), stale });
const typedUrl = linkField.pipe(z.string({ error: message('menu.url') }));
const typedItem = item(typedLabel, idField(), z.object({ url: typedUrl, label: typedLabel })).refine(
  ({ kind, label }) => kind !== 'address' || label.tr !== null,
  { error: message('menu.label'), path: ['label', 'tr'] },
);

const typedItems = (name: MenuName) =>
  z
    .array(typedItem, { error })
    .max(maxItems[name], { error: message('menu.full', { max: maxItems[name] }) })
    .nullable();

export const menusUpdate = z.object({ header: typedItems('header'), footer: typedItems('footer') }).partial();
export type MenusUpdate = z.output<typeof menusUpdate>;

export const menusHistory: History<Menus> = { entity: 'menus', fields: { header: 'value', footer: 'value' } };

const toItem = (section: (typeof headerSections)[number]): MenuItem => ({
  kind: 'section',
  section,
  label: { tr: null, en: null },
});

/** The menus of the design. */
export const usualMenus = {
  header: headerSections.map(toItem),
  footer: footerSections.map(toItem),
} satisfies Menus;
