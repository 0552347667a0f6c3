import type { DeviceRecord } from '@pano/api/auth/account.schema';
import { formatDateTime } from '@pano/i18n/text/dates';
import { Badge } from '@pano/ui/badge';
import { Button } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#kit/admin/use-action.ts';
import { errorText } from '#kit/shared/client-error.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** Where the account is signed in, and the way to sign it out there. */
export function DevicesBox() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const devices = trpc.account.devices.useQuery();
  const { run } = useAction();
  const reloading = { onSettled: () => utils.account.devices.invalidate() };
  const end = trpc.account.endDevice.useMutation(reloading);
  const endOthers = trpc.account.endOtherDevices.useMutation(reloading);
  const failed = t('account.devices.failed');
  const endedOthers = (ended: { count: number }) => t('account.devices.endedOthers', ended);
  const rows = devices.data ?? [];
  return (
    <Box
      title={t('account.devices.title')}
      padded={false}
      actions={
        rows.length > 1 ? (
          <Button
            variant="line"
            size="sm"
            busy={endOthers.isPending}
            onClick={() => void run(endOthers.mutateAsync, { done: endedOthers, failed })}
          >
            {t('account.devices.endOthers')}
          </Button>
        ) : null
      }
    >
      <p className="px-5 pt-4 text-sm text-ink-3">{t('account.devices.lead')}</p>
      {devices.isError ? (
        <p className="px-5 py-4 text-err">{errorText(devices.error, t('account.devices.loadFailed'))}</p>
      ) : null}
      <ul className="divide-y divide-line">
        {rows.map((device) => (
          <Device
            key={device.id}
            device={device}
            busy={end.isPending && end.variables.id === device.id}
            onEnd={() =>
              void run(() => end.mutateAsync({ id: device.id }), { done: t('account.devices.ended'), failed })
            }
          />
        ))}
      </ul>
    </Box>
  );
}

const phones = new Set<string | null>(['Android', 'iPhone', 'iPad']);

function Device({ device, busy, onEnd }: { device: DeviceRecord; busy: boolean; onEnd: () => void }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { browser, system, address, current, lastSeenAt, signedInAt } = device;
  const Icon = phones.has(system) ? Smartphone : Monitor;
  const name = [browser, system].filter(Boolean).join(' · ') || t('account.devices.unknown');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <Icon aria-hidden="true" className="size-6 text-ink-3" />
      <div className="grid min-w-[200px] flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[600]">
          {name}
          {current ? <Badge tone="ok">{t('account.devices.current')}</Badge> : null}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          <span>
            {current
              ? t('account.devices.now')
              : t('account.devices.lastSeen', { when: formatDateTime(lastSeenAt, locale) })}
          </span>
          <span>{address}</span>
        </p>
        <p className="text-sm text-ink-3">
          {t('account.devices.signedIn', { when: formatDateTime(signedInAt, locale) })}
        </p>
      </div>
      {current ? null : (
        <Button
          variant="line"
          size="sm"
          busy={busy}
          onClick={onEnd}
          className="max-sm:ms-10"
          aria-label={t('account.devices.endThis', { name, when: formatDateTime(signedInAt, locale) })}
        >
          {t('account.devices.end')}
        </Button>
      )}
    </li>
  );
}
