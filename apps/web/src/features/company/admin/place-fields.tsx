import { Field } from '@pano/ui/field';
import { FormRow } from '@pano/ui/form-section';
import { TextInput } from '@pano/ui/text-input';
import { useToast } from '@pano/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useField } from '#kit/admin/form/use-field.ts';
import { useLocale } from '#kit/shared/language.ts';
import { type CompanyControl, formatDegrees } from './company-values';
import { isMapLink, readPlace } from './map-link';

type Name = 'latitude' | 'longitude';

/** Where the firm is on the map: typed as degrees, or taken from a copied map link in either field. */
export function PlaceFields({ control }: { control: CompanyControl }) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const degrees = formatDegrees(useLocale());
  const fields = {
    latitude: useField({ control, name: 'latitude' }),
    longitude: useField({ control, name: 'longitude' }),
  };
  const [withoutPlace, setWithoutPlace] = useState<Name | null>(null);

  /** Fills both fields; false for a text that names no place. */
  const takePlace = (text: string): boolean => {
    const place = readPlace(text);
    if (!place) return false;
    fields.latitude.field.onChange(degrees(place.latitude));
    fields.longitude.field.onChange(degrees(place.longitude));
    setWithoutPlace(null);
    toast.success(t('company.place.taken'));
    return true;
  };
  const change = (name: Name, text: string) => {
    const link = isMapLink(text);
    if (link && takePlace(text)) return;
    setWithoutPlace(link ? name : null);
    fields[name].field.onChange(text || fields[name].empty);
  };
  const drawField = (name: Name, example: number) => (
    <Field
      {...fields[name].frame}
      hint={t('company.place.hint', { example: degrees(example) })}
      error={withoutPlace === name ? t('company.place.linkWithoutPlace') : fields[name].frame.error}
    >
      {(input) => (
        <TextInput
          autoComplete="off"
          {...input}
          {...fields[name].textControl}
          onChange={({ target }) => change(name, target.value)}
          onPaste={(event) => {
            if (takePlace(event.clipboardData.getData('text'))) event.preventDefault();
          }}
        />
      )}
    </Field>
  );
  return (
    <>
      <p className="text-sm text-ink-3">{t('company.place.lead')}</p>
      <FormRow>
        {drawField('latitude', 40.2138)}
        {drawField('longitude', 28.9853)}
      </FormRow>
    </>
  );
}
