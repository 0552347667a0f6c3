import type { ActivityRecord } from '@pano/api/activity/activity.schema';
import { useTranslation } from 'react-i18next';
import { useFieldNames } from '#kit/admin/form/field-labels.ts';

/** An entry as a sentence in the reader's language. */
export function useSentence(entry: ActivityRecord): string {
  const { t } = useTranslation('admin');
  const { entity, entityId, label, changes } = entry;
  const nameField = useFieldNames(entity);
  const numbered = entityId === null || entity === 'user' ? '' : t('activity.numbered', { id: entityId });
  const named = label ? t('activity.named', { label }) : numbered;
  const text = t(`activity.sentence.${chooseSentence(entry)}`, {
    who: who(),
    name: named,
    account: named || t('activity.unknownAccount'),
    fields: changes.map(({ field }) => nameField(field)).join(', '),
    // Of what is done to many at once the label is how many there were.
    amount: label && `(${label})`,
    label,
    object: t(`activity.entities.${entity}.object`),
    all: t(`activity.entities.${entity}.all`),
    ofAll: t(`activity.entities.${entity}.ofAll`),
  });
  // Without a name there is a space too many.
  return (named ? text : text.replace(/ {2,}/g, ' ').replace(' :', ':')).trim();

  function who(): string {
    const { userName, userEmail, address, action } = entry;
    if (userName ?? userEmail) return userName ?? userEmail ?? '';
    if (entity === 'contactForm' && action === 'create') return t('activity.visitor');
    return address ? t('activity.stranger') : t('activity.program');
  }
}

/** Which sentence an entry needs: where a plainer one exists than that of its action, that one. */
function chooseSentence({ action, entity, changes }: ActivityRecord) {
  if (action === 'purgeTrash' && entity === 'site') return 'trashEmptied';
  if (entity === 'sampleContent') return action === 'create' ? 'samplesAdded' : 'samplesRemoved';
  if (action === 'create' && entity === 'contactForm') return 'sent';
  if (action !== 'update') return action;
  const [change] = changes;
  if (!change) return 'update';
  if (entity === 'siteOffline') return change.after === true ? 'siteOff' : 'siteOn';
  return 'updateFields';
}
