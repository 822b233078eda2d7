import { DeletionUndo, UndoNotice, useLateTexts, useMinute, useNotices, useOfficeRead } from '@enlace/shared-admin';
import { familyResources, inboxCalls, inboxChangesSchema, type InboxChange } from '@enlace/shared-contract/forms';
import { dataChanged, useCall } from '@enlace/shared-data';
import { useDispatch, useFormats, useTexts } from '@enlace/shared-platform';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { dialogTexts } from '../dialogs/texts';
import { inbox } from '../state/inbox';
import { inboxTexts } from '../texts';

const resources = Object.values(familyResources).map(({ name }) => name);

export interface InboxUndoProps {
  readonly mayEdit: boolean;
}

/** The last deletion or change, with an undo button for ten minutes. */
export function InboxUndo({ mayEdit }: InboxUndoProps) {
  const dispatch = useDispatch();
  const refresh = () => void dispatch(dataChanged(['inbox']));
  return (
    <>
      <DeletionUndo calls={admin.calls} resources={resources} onUndone={refresh} />
      {mayEdit && <ChangeUndo />}
    </>
  );
}

const question = { call: inboxCalls.listChanges, query: {}, shows: ['inbox/changes'] };

function ChangeUndo() {
  const t = useLateTexts(dialogTexts);
  const notices = useNotices();
  const sayChange = useSayChange();
  const { data } = useOfficeRead(admin.calls, question, inboxChangesSchema);
  const undo = useCall(inbox.calls.undo);
  const [hiddenIds, setHiddenIds] = useState<readonly string[]>([]);
  const now = useMinute();
  const last = (data?.data ?? []).find(({ id, until }) => !hiddenIds.includes(id) && Date.parse(until) > now);

  const handleUndo = async (id: string) => {
    try {
      const counts = await undo.run(id);
      const restoredText = t('undo.restored', { count: counts.restored });
      const skippedText = counts.skipped === 0 ? '' : ` ${t('undo.skipped', { count: counts.skipped })}`;
      notices.showSuccess(`${restoredText}${skippedText}`);
    } catch (error) {
      notices.showFailure(error, t('undo.failed'));
    }
  };

  if (last === undefined) return null;
  return (
    <UndoNotice
      text={sayChange(last)}
      isUndoing={undo.status === 'pending'}
      onUndo={() => void handleUndo(last.id)}
      onHide={() => setHiddenIds((data?.data ?? []).map(({ id }) => id))}
    />
  );
}

/** Describes a change, e.g. "3 entries: Done. To be undone until 12:40". */
function useSayChange(): (change: InboxChange) => string {
  const t = useLateTexts(dialogTexts);
  const main = useTexts(inboxTexts);
  const formats = useFormats();
  return ({ count, state, is_given, assignee, until }) => {
    const what = [
      ...(state === null ? [] : [main(`state.${state}`)]),
      ...(is_given ? [assignee === null ? main('nobody') : t('undo.given', { name: assignee })] : []),
    ].join(', ');
    return `${main('count', { count })}: ${what}. ${t('undo.until', { until: formats.date(until, { timeStyle: 'short' }) })}`;
  };
}
