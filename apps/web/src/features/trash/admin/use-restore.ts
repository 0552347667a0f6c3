import type { AppRouter } from '@pano/api';
import { useToast } from '@pano/ui/toast';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { trpc } from '#kit/shared/trpc.ts';

export type RestoreQuestion = inferRouterOutputs<AppRouter>['trash']['restore']['questions'][number];
export type RestoreChoices = NonNullable<inferRouterInputs<AppRouter>['trash']['restore']['choices']>;
export type RestoreState = ReturnType<typeof useRestore>;

/** Restores entries; what cannot come back as it was is asked for. */
export function useRestore() {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const failure = useFailureToast();
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.trash.restore.useMutation();
  const [questions, setQuestions] = useState<RestoreQuestion[]>([]);
  const restore = async (ids: number[], choices: RestoreChoices = []) => {
    try {
      const result = await mutateAsync({ ids, choices });
      await utils.invalidate();
      setQuestions(result.questions);
      if (result.restored.length > 0) toast.success(t('trash.restored', { count: result.restored.length }));
    } catch (error) {
      setQuestions([]);
      failure(error, t('trash.restoreFailed'));
    }
  };
  return { restore, busy: isPending, questions, dismiss: () => setQuestions([]) };
}
