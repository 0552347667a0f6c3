import { adminPages } from '@pano/api/addresses';
import { untranslatedChoices, verifiers } from '@pano/api/company/company.fields';
import { type CompanyProfile, type CompanyRecord, companyStored } from '@pano/api/company/company.schema';
import { siteTextNames } from '@pano/api/site-texts';
import { formatDayRange } from '@pano/i18n/text/dates';
import { FoldedFormSection, FormRow, FormSection } from '@pano/ui/form-section';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { CheckboxField, SelectField } from '#kit/admin/form/choice-fields.tsx';
import type { ShowValue } from '#kit/admin/form/conflict-dialog.tsx';
import { EntityForm } from '#kit/admin/form/entity-form.tsx';
import { ImageField } from '#kit/admin/form/image-field.tsx';
import { freshRecord, LoadedRecord } from '#kit/admin/form/loaded-record.tsx';
import { hasSameFields } from '#kit/admin/form/saved-record.ts';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { RecipientsOffer } from '#kit/admin/recipients-offer.tsx';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { companyForm, formatDegrees, toEdited } from './company-values';
import { ContactSections, TextInBoth } from './contact-sections';
import { HoursSection } from './hours-section';
import { SearchEnginesSection } from './search-engines-section';
import { SiteTextsSection } from './site-texts-section';
import { SocialSection } from './social-section';
import { SpecialDaysSection } from './special-days-section';

/** What the site says about the firm everywhere: one record, always there. */
export function CompanyRoute() {
  const { t } = useTranslation('admin');
  const company = trpc.company.get.useQuery(undefined, freshRecord);
  // What the site works out from it is no part of the record that is edited.
  return (
    <LoadedRecord query={company} failed={t('company.loadFailed')} listPath={adminPages.dashboard}>
      {({ picture: _, darkPicture: __, specialDay: ___, ...record }) => <CompanyForm company={record} />}
    </LoadedRecord>
  );
}

export function CompanyForm({ company }: { company: CompanyRecord }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const update = trpc.company.update.useMutation();
  const [saved, setSaved] = useState(false);
  const degrees = formatDegrees(useLocale());
  const edited = toEdited(company, degrees);
  const form = useSchemaForm(companyForm, edited);
  const { control } = form;
  const hasEnglish = useWatch({ control, name: 'english' });
  const bothHint = hasEnglish ? t('company.bothHint') : undefined;
  const { hash } = useLocation();
  const showValue = useCompanyWords();
  const save = async (data: CompanyProfile, version: number) =>
    toEdited(await update.mutateAsync({ version, data }), degrees);
  return (
    <EntityForm
      kind="company"
      texts="company"
      fields={companyForm.shape}
      form={form}
      record={edited}
      save={(data, current, { store } = {}) => {
        const { version } = current ?? edited;
        return store ? store({ version, data }) : save(data, version);
      }}
      read={async () => {
        const { picture: _, darkPicture: __, specialDay: ___, ...record } = await utils.client.company.get.query();
        return toEdited(record, degrees);
      }}
      toForm={(values) => {
        const record = { ...company, ...values };
        return hasSameFields(record, company) ? toEdited(record, degrees) : values;
      }}
      readCurrent={(current) => (hasSameFields(current, company) ? toEdited(current, degrees) : null)}
      onSaved={() => {
        setSaved(true);
        void utils.company.get.invalidate();
        void utils.mail.recipientsOffer.invalidate();
      }}
      hasList={false}
      buttons={{ create: t('company.save'), update: t('company.save') }}
      showValue={showValue}
    >
      <RecipientsOffer focus={saved} />
      <FormSection title={t('company.sections.firm')} description={bothHint}>
        <FormRow>
          <TextField control={control} name="name" />
          <TextField control={control} name="legalName" />
        </FormRow>
        <TextInBoth control={control} name="slogan" />
        <TextInBoth control={control} name="blurb" rows={4} />
        <ImageField control={control} name="logoUrl" />
      </FormSection>
      <FoldedFormSection
        title={t('company.fields.logoDarkUrl')}
        description={t('company.logoDark')}
        open={hash === '#logoDarkUrl'}
      >
        <ImageField control={control} name="logoDarkUrl" />
      </FoldedFormSection>
      <ContactSections control={control} />
      <HoursSection control={control} />
      <SpecialDaysSection control={control} />
      <SocialSection control={control} />
      <SearchEnginesSection control={control} />
      <FormSection title={t('company.sections.texts')} description={bothHint}>
        <TextInBoth control={control} name="whatsappGreeting" rows={3} />
        <TextInBoth control={control} name="developerCredit" />
      </FormSection>
      <SiteTextsSection control={control} />
      <FormSection title={t('company.sections.languages')}>
        <CheckboxField control={control} name="english" />
        {hasEnglish ? (
          <SelectField
            control={control}
            name="untranslated"
            required={false}
            options={untranslatedChoices.map((value) => ({
              value,
              text: t(`company.untranslated.${value}`),
            }))}
          />
        ) : null}
      </FormSection>
      <LinkedText setFocus={form.setFocus} />
    </EntityForm>
  );
}

/** A link may lead to a text in both languages, as in /admin/settings#slogan; it has the focus once the fields are shown. */
function LinkedText({ setFocus }: { setFocus: (name: `${(typeof textsInBoth)[number]}.tr`) => void }) {
  const { hash } = useLocation();
  useEffect(() => {
    const inBoth = textsInBoth.find((name) => hash === `#${name}`);
    if (inBoth) setFocus(`${inBoth}.tr`);
  }, [hash, setFocus]);
  return null;
}

const textsInBoth = ['slogan', 'blurb', 'contactRole', 'emergencyNote', ...siteTextNames] as const;

const { slogan, hours, specialDays, socialLinks, verification, untranslated } = companyStored.shape;

/** Says the parts of the profile that are no plain texts in words, for comparing two versions. */
export function useCompanyWords(): ShowValue {
  const { t } = useTranslation('site');
  const { t: tAdmin } = useTranslation('admin');
  const locale = useLocale();
  return (name, value) => {
    const choice = name === 'untranslated' ? untranslated.safeParse(value).data : undefined;
    if (choice) return tAdmin(`company.untranslated.${choice}`);
    const both = slogan.safeParse(value);
    if (both.success) return [both.data.tr, both.data.en].filter(Boolean).join('\n');
    if (name === 'hours') {
      const rows = hours.safeParse(value).data ?? [];
      return rows
        .map(({ days, opens, closes }) => {
          const names = days.map((day) => t(`weekdays.${day}`)).join(', ');
          return `${names}: ${opens}–${closes}`;
        })
        .join('\n');
    }
    if (name === 'specialDays') {
      const days = specialDays.safeParse(value).data ?? [];
      return days
        .map(({ from, to, name, opens, closes }) => {
          const times = opens === null ? tAdmin('company.specialDays.isClosed') : `${opens}–${closes}`;
          return `${[name.tr, name.en].filter(Boolean).join(' / ')}: ${formatDayRange(from, to, locale)} ${times}`;
        })
        .join('\n');
    }
    if (name === 'verification') {
      const codes = verification.safeParse(value).data;
      return verifiers
        .flatMap((by) => (codes?.[by] ? `${tAdmin(`company.verification.${by}`)}: ${codes[by]}` : []))
        .join('\n');
    }
    if (name !== 'socialLinks') return undefined;
    const links = socialLinks.safeParse(value).data ?? [];
    return links.map((link) => `${link.name}: ${link.url}`).join('\n');
  };
}
