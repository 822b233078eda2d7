import { deletionsSchema, historyCalls } from '@enlace/shared-contract';
import { noticeShown } from '@enlace/shared-data';
import { styled, useDispatch, useFormats } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';

import { useAsked, useCall } from '../calls/use-calls';
import type { AdminResource } from '../declare/admin-resource';
import { useAdminTexts } from '../texts';

export interface UndoBarProps {
  readonly admin: AdminResource;
  /** Counts deletions made here, so that a new one is asked for. */
  readonly deletions: number;
  /** A row is back: the list is to be asked again. */
  readonly onUndone: () => void;
}

/** One's own last deletion of this resource, as long as the server can undo it: after a reload, too. */
export function UndoBar({ admin, deletions, onUndone }: UndoBarProps) {
  const t = useAdminTexts();
  const formats = useFormats();
  const dispatch = useDispatch();
  const { calls, handle } = admin;
  const { data, again } = useAsked(calls, { call: historyCalls.getRemovals, query: {} }, deletionsSchema);
  const undo = useCall(calls, `undo ${handle.path}`);
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const now = useMinute();
  const own = (data?.data ?? []).filter(
    ({ id, resource, until }) => resource === handle.contract.name && !hidden.includes(id) && Date.parse(until) > now,
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
  return (
    <Bar role="status">
      <span>
        {t('undo.removed', {
          name: last.label,
          until: formats.date(last.until, { timeStyle: 'short' }),
        })}
        {own.length > 1 && ` ${t('undo.more', { count: own.length - 1 })}`}
      </span>
      <Button
        size="small"
        variant="secondary"
        iconBefore="refresh"
        isLoading={undo.status === 'pending'}
        onClick={() => undo.start({ call: historyCalls.undoRemoval, params: { id: last.id } })}
      >
        {t('undo.undo')}
      </Button>
      <Button size="small" variant="ghost" onClick={() => setHidden(own.map(({ id }) => id))}>
        {t('undo.hide')}
      </Button>
    </Bar>
  );
}

/** The time, told anew every quarter of a minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[12]};
  align-items: center;
  margin-bottom: ${theme.space[16]};
  padding: ${theme.space[8]} ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.tealSoft};
  color: ${theme.color.tealInk};
  font-size: ${theme.textSize.small};
  > span {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
