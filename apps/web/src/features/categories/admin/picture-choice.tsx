import { PictureTiles } from '@pano/ui/picture-tiles';
import { Images, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ImageField } from '#kit/admin/form/image-field.tsx';
import { type FormFieldProps, useField } from '#kit/admin/form/use-field.ts';

/** The drawings that come with the product and suit a category. */
const drawings = ['pano', 'aydinlatma', 'otomasyon', 'kamera', 'sarj'] as const;
const scenes = ['trafo', 'ges', 'cephe', 'depo', 'otopark'] as const;

type Choice = 'newest' | 'own' | `/art/${string}`;

/** Which picture stands for a category: the photo of its newest project, one of the owner's, or a drawing. */
export function PictureChoice<Values extends FieldValues, Output>(
  props: Pick<FormFieldProps<Values, Output, string | null | undefined>, 'control' | 'name'>,
) {
  const { t } = useTranslation('admin');
  const { field, frame } = useField(props);
  const options: { value: Choice; text: string; picture: string | null; symbol?: ReactNode }[] = [
    { value: 'newest', text: t('categories.pictures.newest'), picture: null, symbol: <Images aria-hidden="true" /> },
    { value: 'own', text: t('categories.pictures.own'), picture: null, symbol: <Upload aria-hidden="true" /> },
    ...drawings.map((name) => drawing(`/art/category-${name}.svg`, t(`categories.pictures.${name}`))),
    ...scenes.map((name) => drawing(`/art/project-${name}.svg`, t(`categories.pictures.${name}`))),
  ];
  const stored = options.find(({ value }) => value === field.value)?.value ?? (field.value ? 'own' : 'newest');
  // "Own" without a picture is stored like "newest": only this field knows that one is about to be chosen.
  const [choosing, setChoosing] = useState(false);
  const choice = choosing || stored === 'own' ? 'own' : stored;
  const choose = (value: Choice) => {
    setChoosing(value === 'own');
    if (value !== choice) field.onChange(value === 'newest' || value === 'own' ? null : value);
  };
  return (
    <>
      <PictureTiles label={frame.label} value={choice} onValueChange={choose} options={options} />
      {choice === 'own' ? <ImageField {...props} label={t('categories.pictures.own')} /> : null}
    </>
  );
}

const drawing = (picture: Choice, text: string) => ({ value: picture, text, picture });
