import type { AppRouter } from '@pano/api';
import { DialogLabels } from '@pano/ui/overlay';
import { ToastProvider } from '@pano/ui/toast';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { SessionKeeper } from '#kit/admin/session.ts';
import { SessionContext } from '#kit/admin/session.ts';
import { trpc } from '#kit/shared/trpc.ts';

type Props = {
  i18n: i18n;
  client: TRPCClient<AppRouter>;
  queryClient: QueryClient;
  session: SessionKeeper;
  children: ReactNode;
};

export function Providers({ i18n, client, queryClient, session, children }: Props) {
  return (
    <I18nextProvider i18n={i18n}>
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <SessionContext value={session}>
            <Labels>{children}</Labels>
          </SessionContext>
        </QueryClientProvider>
      </trpc.Provider>
    </I18nextProvider>
  );
}

/** The words of what opens over the screens. */
function Labels({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  return (
    <DialogLabels value={{ close: t('frame.confirm.close'), cancel: t('frame.confirm.cancel') }}>
      <ToastProvider regionLabel={t('frame.toast.region')} closeLabel={t('frame.toast.close')}>
        {children}
      </ToastProvider>
    </DialogLabels>
  );
}
