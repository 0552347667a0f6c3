import type { AppRouter } from '@pano/api';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { trpc } from '#kit/shared/trpc.ts';
import { PageOrigin } from '#kit/site/page-head.tsx';

type Props = {
  queryClient: QueryClient;
  client: TRPCClient<AppRouter>;
  i18n: i18n;
  /** The public address of the site. */
  origin: string;
  children: ReactNode;
};

export function Providers({ queryClient, client, i18n, origin, children }: Props) {
  return (
    <PageOrigin value={origin}>
      <I18nextProvider i18n={i18n}>
        <trpc.Provider client={client} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </trpc.Provider>
      </I18nextProvider>
    </PageOrigin>
  );
}
