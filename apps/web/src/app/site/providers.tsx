import type { AppRouter } from '@pano/api';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import type { i18n } from 'i18next';
import { createContext, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { trpc } from '#kit/shared/trpc.ts';
import { PageOrigin } from '#kit/site/page-head.tsx';

type Props = {
  queryClient: QueryClient;
  client: TRPCClient<AppRouter>;
  i18n: i18n;
  /** The public address of the site. */
  origin: string;
  /** Whether this browser is the owner's, who sees the site during maintenance. */
  bypass: boolean;
  children: ReactNode;
};

/** Whether the page is shown although the site is closed for maintenance. */
export const MaintenanceBypass = createContext(false);

export function Providers({ queryClient, client, i18n, origin, bypass, children }: Props) {
  return (
    <PageOrigin value={origin}>
      <MaintenanceBypass value={bypass}>
        <I18nextProvider i18n={i18n}>
          <trpc.Provider client={client} queryClient={queryClient}>
            <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
          </trpc.Provider>
        </I18nextProvider>
      </MaintenanceBypass>
    </PageOrigin>
  );
}
