import { adminPages } from '@pano/api/addresses';
import { Banner } from '@pano/ui/banner';
import { buttonClass } from '@pano/ui/button';
import { FormSection } from '@pano/ui/form-section';
import { PageHead } from '@pano/ui/page-head';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { freshRecord, LoadedRecord } from '#kit/admin/form/loaded-record.tsx';
import { useDocumentTitle } from '#kit/admin/screen.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { DevicesBox } from './devices-box';
import { DigestBox } from './digest-box';
import { EmailBox } from './email-box';
import { PasswordBox } from './password-box';
import { SecondFactorBox } from './second-factor-box';
import { TokensBox } from './tokens-box';

/** What guards the account of whoever is signed in: password, second step, devices. */
export function AccountRoute() {
  const { t } = useTranslation('admin');
  const account = trpc.account.get.useQuery(undefined, freshRecord);
  useDocumentTitle(t('account.title'));
  return (
    <LoadedRecord query={account} failed={t('account.loadFailed')} listPath={adminPages.dashboard}>
      {({ user, role, secondFactor, missing }) => (
        <>
          <PageHead title={t('account.title')} description={user.email} />
          <div className="grid max-w-[760px] gap-[18px]">
            {missing ? <Banner kind="info">{t(`account.missing.${missing}`)}</Banner> : null}
            {missing === 'secondFactor' ? null : <PasswordBox email={user.email} mustChange={missing !== null} />}
            {missing === 'password' ? null : <SecondFactorBox state={secondFactor} />}
            {missing ? null : (
              <>
                <DevicesBox />
                <EmailBox email={user.email} />
                <DigestBox />
                {role === 'owner' ? (
                  <>
                    <FormSection title={t('people.title')} description={t('people.lead')}>
                      <Link
                        to={adminPages.users}
                        className={buttonClass({ variant: 'line', size: 'sm', className: 'justify-self-start' })}
                      >
                        {t('people.open')}
                      </Link>
                    </FormSection>
                    <FormSection title={t('assistants.title')} description={t('assistants.short')}>
                      <Link
                        to={adminPages.assistants}
                        className={buttonClass({ variant: 'line', size: 'sm', className: 'justify-self-start' })}
                      >
                        {t('assistants.open')}
                      </Link>
                    </FormSection>
                    <TokensBox />
                  </>
                ) : null}
              </>
            )}
          </div>
        </>
      )}
    </LoadedRecord>
  );
}
