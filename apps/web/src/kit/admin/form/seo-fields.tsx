import { CharCounter } from '@pano/ui/progress-bar';
import { type Control, type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TagsField } from './tags-field';
import { TextareaField, TextField } from './text-field';

type Text = string | null | undefined;

interface Props<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  names: {
    title: FieldPathByValue<Values, Text>;
    description: FieldPathByValue<Values, Text>;
    keywords: FieldPathByValue<Values, Text>;
  };
}

/** What search engines are told about a record. */
export function SeoFields<Values extends FieldValues, Output>({ control, names }: Props<Values, Output>) {
  const { t } = useTranslation('admin');
  return (
    <>
      <TextField control={control} name={names.title} label={t('fields.seo.title')} hint={t('fields.seo.titleHint')} />
      <TextareaField
        control={control}
        name={names.description}
        label={t('fields.seo.description')}
        hint={t('fields.seo.descriptionHint')}
        rows={3}
        after={<DescriptionCounter control={control} name={names.description} />}
      />
      <TagsField control={control} name={names.keywords} label={t('fields.seo.keywords')} />
    </>
  );
}

/** Of its own, so that typing draws only the counter anew. */
function DescriptionCounter<Values extends FieldValues, Output>(props: {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, Text>;
}) {
  const text = useWatch(props);
  return <CharCounter length={String(text ?? '').length} min={150} max={160} />;
}
