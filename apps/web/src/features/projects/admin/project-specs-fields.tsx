import { Checkbox } from '@pano/ui/checkbox';
import { Field, FieldMessage } from '@pano/ui/field';
import { FoldedFormSection, FormRow } from '@pano/ui/form-section';
import { TextInput } from '@pano/ui/text-input';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SharedFields } from '#kit/admin/form/english/english-context.tsx';
import { ImageField } from '#kit/admin/form/image-field.tsx';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useField } from '#kit/admin/form/use-field.ts';
import { PickButton } from '#kit/admin/media/media-picker.tsx';
import type { ProjectControl } from './project-values';

interface Props {
  control: ProjectControl;
  /** All services; undefined while they are loading. */
  services: readonly Service[] | undefined;
}

type Service = { id: number; title: string; visible: boolean };

/** What stands on the rating plate of a project, folded: nobody has to fill it in. */
export function ProjectSpecsFields({ control, services }: Props) {
  const { t } = useTranslation('admin');
  return (
    <FoldedFormSection title={t('projects.specs')} description={t('projects.specsLead')}>
      <FormRow>
        <TextField control={control} name="capacity" />
        <TextField control={control} name="duration" />
      </FormRow>
      <TextField control={control} name="customer" />
      <SharedFields>
        <div className="grid gap-5">
          <YearField control={control} />
          <ServicesField control={control} services={services} />
          <FormRow>
            <ImageField control={control} name="beforeImage" />
            <ImageField control={control} name="afterImage" />
          </FormRow>
          <VideoField control={control} />
          <ImageField control={control} name="videoPoster" />
        </div>
      </SharedFields>
    </FoldedFormSection>
  );
}

/** The address of a video elsewhere, or one of the library. */
function VideoField({ control }: Pick<Props, 'control'>) {
  const { t } = useTranslation('admin');
  const { field } = useField({ control, name: 'video' });
  return (
    <div className="grid gap-2">
      <TextField control={control} name="video" input={{ inputMode: 'url', placeholder: 'https://' }} />
      <PickButton kind="videos" text={t('projects.ownVideo')} onPick={({ url }) => field.onChange(url)} />
    </div>
  );
}

function YearField({ control }: Pick<Props, 'control'>) {
  const { frame, textControl } = useField({ control, name: 'year' });
  return (
    <Field {...frame}>
      {(input) => (
        <TextInput
          {...input}
          {...textControl}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          className="max-w-28 tabular-nums"
        />
      )}
    </Field>
  );
}

function ServicesField({ control, services }: Pick<Props, 'control' | 'services'>) {
  const { t } = useTranslation('admin');
  const { field, error, frame } = useField({ control, name: 'serviceIds' });
  const messageId = useId();
  const chosen = (Array.isArray(field.value) ? field.value : []).map(Number);
  const toggle = (id: number, checked: boolean) =>
    field.onChange(checked ? [...chosen, id].toSorted((a, b) => a - b) : chosen.filter((one) => one !== id));
  return (
    <fieldset aria-describedby={error ? messageId : undefined} className="grid min-w-0 gap-1">
      <legend className="mb-1.5 font-[580]">{frame.label}</legend>
      {services?.length === 0 ? <p className="text-sm text-ink-3">{t('projects.noServices')}</p> : null}
      <div className="grid max-h-80 gap-x-5 overflow-y-auto sm:grid-cols-2">
        {services?.map(({ id, title, visible }) => (
          <Checkbox
            key={id}
            label={visible ? title : t('projects.hiddenService', { title })}
            checked={chosen.includes(id)}
            onCheckedChange={(checked) => toggle(id, checked)}
          />
        ))}
      </div>
      <FieldMessage id={messageId} error={error} />
    </fieldset>
  );
}

/** The captions of an older version in words; each of them begins with the address of its picture. */
export const showCaptions = (captions: unknown): string =>
  [captions]
    .flat()
    .flatMap((caption) => (Array.isArray(caption) ? caption.slice(1).filter(Boolean).join(' / ') : []))
    .join('\n');
