import type { Prisma } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import { foldHtml } from '../records/search';
import type { AnyField, FieldTable } from './field';

type Select<Name extends PropertyKey> = { [N in Name | 'id' | 'version' | 'createdAt' | 'updatedAt']: true };

type Columns<Model extends Prisma.ModelName> = keyof Prisma.TypeMap['model'][Model]['payload']['scalars'];
type OfModel<Fields, Model extends Prisma.ModelName> = {
  readonly [Name in keyof Fields]: Name extends Columns<Model> ? AnyField : never;
};

/**
 * The columns of fields, in their order, between those that every table of records has.
 * @param _model whose table it is: a field without a column there does not compile
 */
export const selectFields = <Model extends Prisma.ModelName, Fields extends OfModel<Fields, Model>>(
  _model: Model,
  fields: Fields,
) =>
  ({
    id: true,
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, true])),
    version: true,
    createdAt: true,
    updatedAt: true,
  }) as Select<keyof Fields>;

/**
 * What the search finds a record by: the folded texts of its searched fields, those with formatting last.
 * @param texts the values of the fields; those that are not there count as empty
 */
export function searchTextOf(fields: FieldTable, texts: object): string {
  const values = new Map<string, unknown>(Object.entries(texts));
  const read = (kind: 'plain' | 'rich') =>
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values.get(name);
      const isRich = field.kind === 'richText';
      return field.searched && isRich === (kind === 'rich') && typeof value === 'string' ? [value] : [];
    });
  return [fold(read('plain').join(' ')), ...read('rich').map(foldHtml)].join(' ').trim();
}
