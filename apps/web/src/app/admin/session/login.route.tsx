import { adminPages } from '@pano/api/addresses';
import { Banner } from '@pano/ui/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { product, useDocumentTitle } from '#kit/admin/screen.tsx';
import { sessionEnded } from '#kit/admin/session.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { ForgotForm } from './forgot-form';
import { InvitationForm } from './invitation-form';
import { ResetForm } from './reset-form';
import { SignInForm } from './sign-in-form';

export function LoginRoute() {
  const { t } = useTranslation('admin');
  const { state } = useLocation();
  useDocumentTitle(t('frame.login.submit'));
  return (
    <div className="grid min-h-dvh bg-canvas lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <aside className="relative hidden bg-night-deep lg:block">
        <img
          src="/art/hero-otomasyon.svg"
          alt=""
          className="absolute inset-0 size-full object-cover object-[76%_50%]"
        />
        <div className="absolute inset-0 bg-linear-to-t from-[rgb(8_20_26/.9)] to-transparent to-45%" />
        <div className="on-night absolute inset-x-11 bottom-10 max-w-[30em]">
          <p className="type-h3 text-night-text">{t('frame.login.captionTitle')}</p>
          <p className="mt-1.5 text-night-text-2">{t('frame.login.caption')}</p>
        </div>
      </aside>
      <main className="grid content-center justify-items-center px-6 py-8">
        <div className="grid w-full max-w-[380px] gap-5">
          <img src="/art/pano-logo.svg" width="118" height="48" alt={product} className="h-11 w-auto dark:hidden" />
          <img
            src="/art/pano-logo-dark.svg"
            width="118"
            height="48"
            alt={product}
            className="hidden h-11 w-auto dark:block"
          />
          <div>
            <h1 className="type-h2 text-[1.875rem]">{t('frame.login.title', { product })}</h1>
            <p className="mt-1 text-ink-3">{t('frame.login.subtitle')}</p>
          </div>
          {state === sessionEnded ? <Banner kind="info">{t('frame.login.ended')}</Banner> : null}
          <SignIn />
          <a href="/" className="link justify-self-start text-sm">
            {t('frame.login.toSite')}
          </a>
        </div>
      </main>
    </div>
  );
}

/** The sign-in, or, where mail is set up, the way back in of somebody who has forgotten the password. */
function SignIn() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [token] = /(?<=^#reset=)\w+$/.exec(hash) ?? [];
  const [invitation] = /(?<=^#invitation=)[\w-]+$/.exec(hash) ?? [];
  const goToDashboard = () => void navigate(adminPages.dashboard, { replace: true });
  const [step, setStep] = useState<'signIn' | 'forgot' | 'done'>('signIn');
  const { data: canReset = false } = trpc.auth.canReset.useQuery();
  const goTo = (next: typeof step) => {
    setStep(next);
    if (token ?? invitation) void navigate(adminPages.login, { replace: true });
  };
  if (invitation) return <InvitationForm token={invitation} onDone={goToDashboard} onBack={() => goTo('signIn')} />;
  if (token) return <ResetForm token={token} onDone={() => goTo('done')} onBack={() => goTo('signIn')} />;
  if (step === 'forgot') return <ForgotForm onBack={() => goTo('signIn')} />;
  return (
    <>
      {step === 'done' ? <Banner kind="success">{t('frame.login.forgot.done')}</Banner> : null}
      <SignInForm onSignedIn={goToDashboard} />
      {canReset ? (
        <button type="button" onClick={() => goTo('forgot')} className="link min-h-10 justify-self-start text-sm">
          {t('frame.login.forgot.open')}
        </button>
      ) : null}
    </>
  );
}
