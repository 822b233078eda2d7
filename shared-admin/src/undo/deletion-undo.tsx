import { deletionsSchema, historyCalls } from '@enlace/shared-contract';
import { noticeShown } from '@enlace/shared-data';
import { useDispatch, useFormats } from '@enlace/shared-platform';
import { useEffect, useEffectEvent, useState } from 'react';

import type { OfficeCalls } from '../calls/office-calls';
import { useOfficeRead, useOfficeCall } from '../calls/use-office-calls';
import { useAdminTexts } from '../texts';
import { UndoNotice } from './undo-notice';
import { useMinute } from './use-minute';

export interface DeletionUndoProps {
  readonly calls: OfficeCalls;
  /** Names of the resources whose deletions are told here. */
  readonly resources: readonly string[];
  /** Counts deletions made here, so that a new one is asked for. */
  readonly deletions: number;
  /** A row is back: what shows it is to be asked again. */
  readonly onUndone: () => void;
}

/** One's own last deletion of some resources, as long as the server can undo it: after a reload, too. */
export function DeletionUndo({ calls, resources, deletions, onUndone }: DeletionUndoProps) {
  const t = useAdminTexts();
  const formats = useFormats();
  const dispatch = useDispatch();
  const { data, again } = useOfficeRead(calls, { call: historyCalls.getRemovals, query: {} }, deletionsSchema);
  const undo = useOfficeCall(calls, `undo ${resources.join()}`);
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const now = useMinute();
  const own = (data?.data ?? []).filter(
    ({ id, resource, until }) => resources.includes(resource) && !hidden.includes(id) && Date.parse(until) > now,
  );
  const [last] = own;

  const askAgain = useEffectEvent(() => {
    if (deletions > 0) again();
  });
  useEffect(() => askAgain(), [deletions]);

  const settle = useEffectEvent(() => {
    if (undo.status === 'rejected')
      dispatch(noticeShown({ kind: 'error', text: undo.error?.message || t('undo.failed') }));
    if (undo.status !== 'fulfilled') return;
    dispatch(noticeShown({ kind: 'success', text: t('undo.done') }));
    again();
    onUndone();
  });
  useEffect(() => settle(), [undo.status]);

  if (last === undefined) return null;
  const said = t('undo.removed', { name: last.label, until: formats.date(last.until, { timeStyle: 'short' }) });
  return (
    <UndoNotice
      text={own.length > 1 ? `${said} ${t('undo.more', { count: own.length - 1 })}` : said}
      isUndoing={undo.status === 'pending'}
      onUndo={() => undo.start({ call: historyCalls.undoRemoval, params: { id: last.id } })}
      onHide={() => setHidden(own.map(({ id }) => id))}
    />
  );
}
