import { DeletionUndo, UndoNotice, useOfficeRead, useLateTexts, useMinute } from '@enlace/shared-admin';
import {
  companyFormEntries,
  contactFormEntries,
  inboxCalls,
  inboxChangesSchema,
  investorFormEntries,
  pressFormEntries,
  sponsorFormEntries,
  undoneChangeSchema,
  type InboxChange,
} from '@enlace/shared-contract';
import { noticeShown, useReload } from '@enlace/shared-data';
import { useDispatch, useFormats, useTexts } from '@enlace/shared-platform';
import { useEffect, useEffectEvent, useState } from 'react';

import { admin } from '../../../lib/admin';
import { dialogTexts } from '../dialogs/texts';
import type { InboxChoice } from '../state/inbox-choice';
import { entryNeed, useWork } from '../state/inbox-entry';
import { inboxNeed } from '../state/inbox-lists';
import { inboxTexts } from '../texts';
import { useWorkDone } from '../use-work-done';

const families = [companyFormEntries, contactFormEntries, investorFormEntries, pressFormEntries, sponsorFormEntries];
const resources = families.map(({ name }) => name);

export interface InboxUndoProps {
  readonly choice: InboxChoice;
  readonly mayEdit: boolean;
  /** Counts what was done here, so that it is asked for anew. */
  readonly changes: number;
}

/** What was deleted or changed last, for ten minutes, with the way back. */
export function InboxUndo({ choice, mayEdit, changes }: InboxUndoProps) {
  const reload = useReload();
  const refresh = () => reload([inboxNeed(choice), ...(choice.entry === null ? [] : [entryNeed(choice.entry)])]);
  return (
    <>
      <DeletionUndo calls={admin.calls} resources={resources} onUndone={refresh} />
      {mayEdit && <ChangeUndo changes={changes} onUndone={refresh} />}
    </>
  );
}

function ChangeUndo({ changes, onUndone }: { readonly changes: number; readonly onUndone: () => void }) {
  const t = useLateTexts(dialogTexts);
  const dispatch = useDispatch();
  const sayChange = useSayChange();
  const { data, again } = useOfficeRead(admin.calls, { call: inboxCalls.listChanges, query: {} }, inboxChangesSchema);
  const undo = useWork('undo');
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const now = useMinute();
  const last = (data?.data ?? []).find(({ id, until }) => !hidden.includes(id) && Date.parse(until) > now);

  const askAgain = useEffectEvent(() => {
    if (changes > 0) again();
  });
  useEffect(() => askAgain(), [changes]);
  useWorkDone('undo', {
    done: () => {
      const { restored = 0, skipped = 0 } = undoneChangeSchema.safeParse(undo.body).data?.data ?? {};
      const text = [
        t('undo.restored', { count: restored }),
        ...(skipped === 0 ? [] : [t('undo.skipped', { count: skipped })]),
      ].join(' ');
      dispatch(noticeShown({ kind: 'success', text }));
      again();
      onUndone();
    },
    failed: (said) => dispatch(noticeShown({ kind: 'error', text: said || t('undo.failed') })),
  });

  if (last === undefined) return null;
  return (
    <UndoNotice
      text={sayChange(last)}
      isUndoing={undo.status === 'pending'}
      onUndo={() => undo.start({ call: inboxCalls.undoChange, body: { id: last.id } })}
      onHide={() => setHidden((data?.data ?? []).map(({ id }) => id))}
    />
  );
}

/** Says a change, e.g. "3 entries: Done. To be undone until 12:40". */
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
