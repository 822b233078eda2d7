import { type AdminRow, useLateTexts } from '@enlace/shared-admin';
import { eventPoolCalls } from '@enlace/shared-contract/orders';
import { subjectOf } from '@enlace/shared-data';

import { RemovalDialog } from '../../panel-parts/removal-dialog';
import { boardTexts } from '../texts';
import type { EventPool } from './event-pool';

export interface RemovePoolProps {
  readonly event: AdminRow;
  readonly pool: EventPool;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Names the tickets that leave a pool with its removal. */
export function RemovePool({ event, pool: { id, name, tickets }, onClose, onDone }: RemovePoolProps) {
  const t = useLateTexts(boardTexts);
  const changes = [subjectOf('events', event.id), subjectOf('tickets')];
  return (
    <RemovalDialog
      subject={`pool ${id}`}
      request={{ call: eventPoolCalls.remove, params: { id }, changes }}
      words={{
        title: t('pools.removeTitle', { name }),
        hint:
          tickets.length === 0
            ? t('pools.removeHint')
            : t('pools.removeTickets', { count: tickets.length, tickets: tickets.map((one) => one.name).join(', ') }),
        confirm: t('pools.removeConfirm'),
        done: t('pools.removed'),
        failed: t('pools.failed'),
      }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
