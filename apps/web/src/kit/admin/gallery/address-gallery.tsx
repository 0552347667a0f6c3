import { useRef } from 'react';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import type * as z from 'zod';
import { useFieldLabel } from '../form/field-labels';
import type { SchemaForm } from '../form/use-schema-form';
import { useMessageText } from '../use-failure-toast';
import { GalleryField } from './gallery-field';
import type { GalleryImage } from './gallery-picture';

interface Props<Values extends FieldValues, Output> {
  form: SchemaForm<Values, Output>;
  name: FieldPathByValue<Values, string[] | undefined>;
  label?: string;
  /** The rules of an added picture. */
  schema: z.ZodType<GalleryImage>;
  /** When changes take effect, where the form around does not say so. */
  note?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const toList = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

/** Pictures of which the form holds the addresses, in their order. */
export function AddressGallery<Values extends FieldValues, Output>({
  form,
  name,
  label,
  schema,
  note,
}: Props<Values, Output>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const messageText = useMessageText();
  const { hint } = useFieldLabel(name);
  const numbers = useRef(new Map<string, number>());
  const numberOf = (url: string): number => {
    const number = numbers.current.get(url) ?? numbers.current.size + 1;
    numbers.current.set(url, number);
    return number;
  };
  // Read anew at each change: several uploads end before the next drawing.
  const read = () => toList(form.getValues(name));
  const pictures = toList(field.value).map((imageUrl, index) => ({
    id: numberOf(imageUrl),
    imageUrl,
    order: index + 1,
  }));
  return (
    <GalleryField
      label={label}
      schema={schema}
      pictures={pictures}
      error={fieldState.error?.message && messageText(fieldState.error.message)}
      note={note ?? hint}
      onAdd={async ({ imageUrl, order }) => {
        const others = read().filter((url) => url !== imageUrl);
        field.onChange(others.toSpliced(Math.max(order - 1, 0), 0, imageUrl));
        return true;
      }}
      onRemove={({ imageUrl }) => field.onChange(read().filter((url) => url !== imageUrl))}
      onReorder={async (items) => {
        const places = new Map(items.map(({ id, order }) => [id, order]));
        const placeOf = (url: string) => places.get(numberOf(url)) ?? places.size;
        field.onChange(read().toSorted((one, other) => placeOf(one) - placeOf(other)));
      }}
    />
  );
}
