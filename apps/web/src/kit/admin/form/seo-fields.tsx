import { recordPath, type SluggedKind } from '@pano/api/addresses';
import type { Locale } from '@pano/i18n/locales';
import { htmlToText, truncate } from '@pano/i18n/text/html-text';
import { slugify } from '@pano/i18n/text/slug';
import { Box } from '@pano/ui/card';
import { Field, TextLanguage } from '@pano/ui/field';
import { TagInput } from '@pano/ui/tag-input';
import { type ReactNode, use, useImperativeHandle } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../shared/trpc';
import { useCompany } from '../../shared/use-company';
import { InEachLanguage, usePreviewTitle, useShownTexts } from './english/shown-language';
import { TranslatedField } from './english/translated-field';
import { OptionalSection } from './optional-section';
import { TextareaField } from './text-field';
import { type FormFieldProps, useField } from './use-field';
import { useIsLinked } from './use-linked-field';

type Text = string | null | undefined;

/** What search engines show below the title of a page, with a counter. */
export const SeoDescriptionField = <Values extends FieldValues, Output>(
  props: FormFieldProps<Values, Output, Text>,
) => <TextareaField {...props} rows={3} counted={{ min: 150, max: 160 }} />;

/** Keywords. The form holds them as one text, with commas between them. */
export function TagsField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output, Text>) {
  return <TranslatedField {...props}>{(field) => <OwnTagsField {...props} {...field} />}</TranslatedField>;
}

function OwnTagsField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output, Text>) {
  const language: Locale = use(TextLanguage) === 'en' ? 'en' : 'tr';
  const { t } = useTranslation('admin');
  const { field, frame, empty } = useField(props);
  const stored = trpc.keywords.suggest.useQuery({ locale: language });
  const normalize = (text: string) => text.trim().toLocaleLowerCase(language);
  return (
    <Field {...frame}>
      {({ id, ...control }) => (
        <>
          <FocusHandle fieldRef={field.ref} id={id} />
          <TagInput
            id={id}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            lang={control.lang}
            value={splitTags(field.value ?? '', normalize)}
            onValueChange={(tags) => field.onChange(tags.join(', ') || empty)}
            onBlur={field.onBlur}
            normalize={normalize}
            suggestions={stored.data}
            texts={{
              placeholder: t('fields.tags.placeholder'),
              remove: (tag) => t('fields.tags.remove', { tag }),
              limit: t('fields.tags.limit'),
              counter: (count, max) => t('fields.tags.counter', { count, max }),
              added: (tags) => t('fields.tags.added', { tags }),
              removed: (tag) => t('fields.tags.removed', { tag }),
              suggestions: t('fields.tags.suggestions'),
              addSuggestion: (tag) => t('fields.tags.addSuggestion', { tag }),
            }}
          />
        </>
      )}
    </Field>
  );
}

/** Lets the form put the focus into the field when it is the first with an error. */
function FocusHandle({ fieldRef, id }: { fieldRef: (handle: { focus: () => void } | null) => void; id: string }) {
  useImperativeHandle(fieldRef, () => ({ focus: () => document.getElementById(id)?.focus() }), [id]);
  return null;
}

const splitTags = (text: string, normalize: (text: string) => string): string[] => [
  ...new Set(text.split(',').map(normalize).filter(Boolean)),
];

type SeoSectionProps<Values extends FieldValues, Output> = SeoPreviewProps<Values, Output> & { children: ReactNode };

/** The fields of a page for search engines and shared links, folded until one of them is filled in. */
export function SeoSection<Values extends FieldValues, Output>({
  children,
  ...preview
}: SeoSectionProps<Values, Output>) {
  const { t } = useTranslation('admin');
  const { seoTitle, seoDescription, image } = useTyped(preview.control);
  const isUsed = Boolean(seoTitle || seoDescription || (preview.kind === 'page' && image));
  const linked = [useIsLinked('seoTitle'), useIsLinked('seoDescription')].includes(true);
  return (
    <OptionalSection title={t('fields.seo.title')} text={t('fields.seo.text')} wanted={isUsed || linked}>
      {children}
      <SeoPreview {...preview} />
    </OptionalSection>
  );
}

type SeoPreviewProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  kind: SluggedKind;
  /** The fields that search engines show where those for them are empty. */
  titleField: FieldPathByValue<Values, Text>;
  descriptionField?: FieldPathByValue<Values, Text>;
  contentField?: FieldPathByValue<Values, Text>;
};

/** The page among the results of a search engine in each language, while it is being typed. */
export const SeoPreview = <Values extends FieldValues, Output>(props: SeoPreviewProps<Values, Output>) => (
  <InEachLanguage>
    <TypedPreview {...props} />
  </InEachLanguage>
);

function TypedPreview<Values extends FieldValues, Output>(props: SeoPreviewProps<Values, Output>) {
  const { control, kind, titleField, descriptionField, contentField } = props;
  const { isEnglish, read } = useShownTexts(useTyped(control));
  const language = isEnglish ? 'en' : 'tr';
  const title = read(titleField) ?? '';
  const own = read('seoDescription') ?? (descriptionField ? read(descriptionField) : null);
  return (
    <SearchPreview
      path={recordPath(kind, read('slug') ?? slugify(title), language, language)}
      title={read('seoTitle') ?? title}
      description={own ?? htmlToText((contentField ? read(contentField) : null) ?? '')}
    />
  );
}

/** What stands in the text fields of a form. */
function useTyped<Values extends FieldValues, Output>(control: Control<Values, unknown, Output>) {
  const values: Record<string, unknown> = useWatch({ control });
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.fromEntries<string | undefined>(Object.entries(values).filter(isText));
}

interface SearchPreviewProps {
  /** The address below the site's own, such as `/proje/trafo-merkezi`. */
  path: string;
  title: string;
  description: string;
}

/** About what search engines cut their lines to. */
const maxTitle = 60;
const maxDescription = 160;

/** How the page will look among the results of a search engine. */
export function SearchPreview({ path, title, description }: SearchPreviewProps) {
  const { t } = useTranslation('admin');
  const { name } = useCompany();
  const address = [location.host, ...path.split('/').filter(Boolean)].join(' › ');
  return (
    <Box title={usePreviewTitle(t('fields.seo.preview'))}>
      <div className="grid gap-1.5">
        <p className="text-sm leading-snug">
          <span className="block font-[560]">{name}</span>
          <span className="block break-all text-ink-3">{address}</span>
        </p>
        <p className="text-lg leading-snug text-link">{truncate(title, maxTitle) || t('fields.seo.noTitle')}</p>
        <p className="text-sm leading-normal text-ink-2">
          {truncate(description, maxDescription) || t('fields.seo.noDescription')}
        </p>
      </div>
    </Box>
  );
}
