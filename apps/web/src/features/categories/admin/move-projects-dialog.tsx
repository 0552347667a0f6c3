import type { CategoryListItem } from '@pano/api/categories/category.schema';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { Field } from '@pano/ui/field';
import { Select } from '@pano/ui/select';
import { useToast } from '@pano/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, isUnauthorized } from '../../../lib/client-error';
import { trpc } from '../../../lib/trpc';

interface Props {
  category: CategoryListItem;
  /** Why the server did not delete it. */
  reason: string;
  onClose: () => void;
}

/** Explains why a category cannot be deleted, moves its projects to another one and deletes it then. */
export function MoveProjectsDialog({ category, reason, onClose }: Props) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const utils = trpc.useUtils();
  // Somebody may have added projects or categories since the list was read.
  const categories = trpc.categories.list.useQuery({});
  const projectCount = categories.data?.items.find(({ id }) => id === category.id)?.projectCount;
  const targets = categories.data?.items.filter(({ id }) => id !== category.id) ?? [];
  const moveProjects = trpc.categories.moveProjects.useMutation();
  const remove = trpc.categories.remove.useMutation();
  const [target, setTarget] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    if (target === null) return;
    setBusy(true);
    setFailure(null);
    try {
      const { count } = await moveProjects.mutateAsync({ from: category.id, to: target });
      await remove.mutateAsync({ id: category.id });
      await Promise.all([utils.categories.list.invalidate(), utils.projects.invalidate()]);
      toast.success(t('categories.move.moved', { count }));
      onClose();
    } catch (error) {
      if (!isUnauthorized(error)) setFailure(errorText(error, t('categories.move.failed')));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      size="md"
      title={t('categories.move.title')}
      description={reason}
      closeLabel={t('frame.confirm.close')}
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
        <p>{t('categories.move.count', { name: category.name, count: projectCount ?? category.projectCount })}</p>
        {categories.data && targets.length === 0 ? (
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
