import { abilitiesOf, type AdminRow, useLateTexts, useNotices, useOfficeRead, useReorder } from '@enlace/shared-admin';
import { ticketOrderCalls, tickets as contract, ticketsSchema } from '@enlace/shared-contract/events';
import { eventPoolCalls, eventPoolsSchema } from '@enlace/shared-contract/orders';
import { runCall, subjectOf } from '@enlace/shared-data';
import { styled, useStore } from '@enlace/shared-platform';
import { ButtonLink, Cluster, EmptyState, ErrorState, Skeleton, Stack, theme, VisuallyHidden } from '@enlace/shared-ui';
import { useId, useState } from 'react';

import { admin } from '../../../lib/admin';
import { CodesSection } from '../codes/codes-section';
import { AllSeats } from './all-seats';
import { PlaceDialog } from './places/place-dialog';
import { tierChain } from './places/tier-chain';
import { useDropOnPool } from './places/use-drop-on-pool';
import { PoolsSection } from './pools/pools-section';
import { SaleWarning } from './sale-warning';
import { boardTexts } from './texts';
import { TicketItem, type TicketRow } from './ticket-item';

const mostTickets = 100;

type Entry = TicketRow & { readonly url: string };

/** The tickets of an event with their sales, in their order on its page, its pools and its codes. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(boardTexts);
  const help = useId();
  const { showFailure, showSuccess } = useNotices();
  const query = { event_id: record.id, sort: 'position', order: 'asc', limit: mostTickets };
  const shows = [subjectOf('tickets'), subjectOf('events', record.id)];
  const { data, status, error, again } = useOfficeRead(
    admin.calls,
    { call: contract.wire.list, query, shows },
    ticketsSchema,
  );
  const pools = useOfficeRead(
    admin.calls,
    { call: eventPoolCalls.list, params: { id: record.id }, shows },
    eventPoolsSchema,
  );
  const { dispatch } = useStore();
  const [isMoving, setMoving] = useState(false);
  const [placedTicket, setPlacedTicket] = useState<TicketRow | null>(null);
  const rows = data?.data ?? [];
  const poolRows = pools.data?.data ?? [];
  const entries: readonly Entry[] = rows.map((row) => ({ ...row, url: String(row.id) }));
  const mayEdit = abilitiesOf(record).edit;
  const timezone = typeof record['timezone'] === 'string' ? record['timezone'] : 'UTC';
  const reload = () => {
    again();
    pools.again();
  };

  const change = async (id: number, body: Readonly<Record<string, number>>) => {
    const request = { call: contract.wire.edit ?? contract.wire.list, params: { id }, body };
    await runCall(dispatch, admin.calls.calls.write.start(request, `move ticket ${id}`));
  };
  const sort = async (sortedEntries: readonly Entry[]) => {
    if (drop.isDrop.current) return;
    setMoving(true);
    try {
      const body = { ids: sortedEntries.map(({ id }) => id) };
      const request = { call: ticketOrderCalls.sort, params: { id: record.id }, body };
      await runCall(dispatch, admin.calls.calls.write.start(request, `sort tickets ${record.id}`));
    } catch (failure) {
      showFailure(failure, t('moveFailed'));
    }
    setMoving(false);
    reload();
  };
  const moveToPool = async (ticketId: number, poolId: number) => {
    const ticket = rows.find(({ id }) => id === ticketId);
    const pool = poolRows.find(({ id }) => id === poolId);
    if (ticket === undefined || pool === undefined || ticket.pool_id === poolId) return;
    try {
      await change(ticketId, { pool_id: poolId });
      showSuccess(t('places.dropped', { name: ticket.name, pool: pool.name }));
    } catch (failure) {
      showFailure(failure, t('places.dropFailed', { name: ticket.name, pool: pool.name }));
    }
    reload();
  };
  const drop = useDropOnPool((ticketId, poolId) => void moveToPool(ticketId, poolId));
  const { list, visibleEntries, moving, announcement, gripOf } = useReorder(
    entries,
    (sortedEntries) => void sort(sortedEntries),
    ({ name }, place) => t('moved', { name, place, count: entries.length }),
  );
  const gripProps = (entry: Entry) => {
    const { onPointerDown, ...grip } = gripOf(entry);
    return {
      ...grip,
      'aria-describedby': help,
      isDisabled: isMoving,
      // The drop is noticed before the new order.
      onPointerDown: (event: Parameters<typeof onPointerDown>[0]) => {
        drop.watch(event, entry.id);
        onPointerDown(event);
      },
    };
  };

  const addLink = mayEdit && (
    <ButtonLink iconBefore="plus" to={`/admin/tickets/new?event_id=${record.id}`}>
      {t('add')}
    </ButtonLink>
  );
  if (status === 'rejected' && data === null) return <ErrorState onRetry={reload}>{error?.message}</ErrorState>;
  if (data === null) return <Skeleton lines={4} />;
  return (
    <Stack gap={32}>
      {rows.length === 0 ? (
        <EmptyState title={t('none')} action={addLink}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <Stack gap={16}>
          {pools.data !== null && <AllSeats event={record} tickets={rows} pools={poolRows} />}
          <Cluster>{addLink}</Cluster>
          <SaleWarning event={record} tickets={rows} />
          <List ref={list} aria-label={t('title')}>
            {visibleEntries.map((entry) => (
              <TicketItem
                key={entry.id}
                row={entry}
                timezone={timezone}
                pool={poolRows.find(({ id }) => id === entry.pool_id)?.name ?? null}
                chain={tierChain(entry, rows)}
                isMoving={moving === entry.url}
                grip={mayEdit ? gripProps(entry) : null}
                onPlace={mayEdit ? () => setPlacedTicket(entry) : undefined}
              />
            ))}
          </List>
          <VisuallyHidden id={help}>{t('moveHelp')}</VisuallyHidden>
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </Stack>
      )}
      {pools.data === null && pools.status === 'rejected' ? (
        <ErrorState onRetry={pools.again}>{pools.error?.message}</ErrorState>
      ) : (
        <PoolsSection event={record} pools={poolRows} mayEdit={mayEdit} target={drop.target} onDone={reload} />
      )}
      <CodesSection event={record} />
      {placedTicket !== null && (
        <PlaceDialog
          ticket={placedTicket}
          eventId={record.id}
          pools={poolRows}
          rows={rows}
          onClose={() => setPlacedTicket(null)}
          onDone={reload}
        />
      )}
    </Stack>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[12]};
`;
