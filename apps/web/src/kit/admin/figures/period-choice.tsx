import { formatIsoDate } from '@pano/i18n/text/dates';
import { translate } from '@pano/i18n/translate';
import { Field } from '@pano/ui/field';
import { Segmented } from '@pano/ui/segmented';
import { TextInput } from '@pano/ui/text-input';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { type DaysProblem, periodNames } from './period';
import type { ChosenPeriod } from './use-period';

/** The choice of a period; for days of one's own two fields, each with what is wrong with it. */
export function PeriodChoice({ period }: { period: ChosenPeriod }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { name, days, problems, choose } = period;
  const today = formatIsoDate(new Date().toISOString());
  const tell = (problem: DaysProblem | undefined) => {
    if (problem === undefined) return undefined;
    return problem === 'missing' ? t('figures.period.missing') : translate(locale, `lead.figures.${problem}`);
  };
  return (
    <div className="mb-5 grid gap-3">
      <Segmented
        label={t('figures.period.label')}
        value={name}
        onValueChange={(chosen) => choose(chosen)}
        options={periodNames.map((value) => ({ value, text: t(`figures.period.${value}`) }))}
        className="w-fit"
      />
      {name === 'own' ? (
        <div className="flex max-w-[30rem] flex-wrap gap-3">
          {(['from', 'to'] as const).map((field) => (
            <Field
              key={field}
              label={t(`figures.period.${field}`)}
              error={tell(problems[field])}
              className="flex-[1_1_9rem]"
            >
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  max={today}
                  value={days[field]}
                  onChange={({ target }) => choose('own', { ...days, [field]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      ) : null}
    </div>
  );
}
