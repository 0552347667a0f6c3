import type { CategoryListItem } from '@pano/api/categories/category.schema';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { Field } from '@pano/ui/field';
import { Select } from '@pano/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllRecords } from '#kit/admin/list/use-all-records.ts';
import { useAction } from '#kit/admin/use-action.ts';
import { errorText, isUnauthorized } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';

interface Props {
  /** Those that are to be deleted. */
  categories: readonly CategoryListItem[];
  /** Why the server did not delete them. */
  reason: string;
  onClose: () => void;
  onMoved?: () => void;
}

/** Explains why categories cannot be deleted, and offers to move their projects to another one and delete them. */
export function MoveProjectsDialog({ categories, reason, onClose, onMoved }: Props) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  // Somebody may have added projects or categories since the list was read.
  const all = useAllRecords(trpc.categories.list, utils.client.categories.list.query);
  const ids = categories.map(({ id }) => id);
  const current = all.data?.filter(({ id }) => ids.includes(id)) ?? categories;
  const projectCount = current.reduce((sum, category) => sum + category.projectCount, 0);
  const targets = all.data?.filter(({ id }) => !ids.includes(id)) ?? [];
  const moveAndRemove = trpc.categories.moveProjectsAndRemove.useMutation({
    onSuccess: () => Promise.all([utils.categories.list.invalidate(), utils.projects.invalidate()]),
  });
  const one = categories.length === 1 ? categories[0] : undefined;
  const [target, setTarget] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const { run, busy } = useAction();
  const showError = (error: unknown) => {
    if (!isUnauthorized(error)) setFailure(errorText(error, t('categories.move.failed')));
    return true;
  };
  const submit = async () => {
    if (target === null) return;
    setFailure(null);
    const moved = await run(() => moveAndRemove.mutateAsync({ ids, to: target }), {
      done: ({ count }) => t(one ? 'categories.move.moved' : 'categories.move.movedMany', { count }),
      failed: t('categories.move.failed'),
      handleError: showError,
    });
    if (!moved) return;
    onMoved?.();
    onClose();
  };

  return (
    <Dialog
      onClose={() => !busy && onClose()}
      size="md"
      title={t('categories.move.title')}
      description={reason}
      footer={
        <>
          <Button variant="line" size="sm" disabled={busy} onClick={onClose}>
            {t('frame.confirm.cancel')}
          </Button>
          <Button
            variant="danger"
            size="sm"
            disabled={target === null}
            busy={busy}
            busyText={t('categories.move.busy')}
            onClick={() => void submit()}
          >
            {t('categories.move.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {one
            ? t('categories.move.count', { name: one.name, count: projectCount })
            : t('categories.move.countMany', {
                names: categories.map(({ name }) => name).join(', '),
                count: projectCount,
              })}
        </p>
        {all.data && targets.length === 0 ? (
          <Banner kind="warning">{t('categories.move.noTarget')}</Banner>
        ) : (
          <Field label={t('categories.move.target')} required>
            {(control) => (
              <Select
                {...control}
                value={target ?? ''}
                onChange={(event) => setTarget(Number(event.target.value) || null)}
              >
                <option value="">{t('frame.form.notChosen')}</option>
                {targets.map(({ id, name, visible }) => (
                  <option key={id} value={id}>
                    {visible ? name : t('categories.move.hiddenTarget', { name })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {failure ? <Banner kind="error">{failure}</Banner> : null}
      </div>
    </Dialog>
  );
}
