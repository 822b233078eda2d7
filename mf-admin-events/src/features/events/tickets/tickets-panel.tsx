import { abilitiesOf, type AdminRow, useLateTexts, useNotices, useOfficeRead } from '@enlace/shared-admin';
import { tickets as contract, ticketsSchema } from '@enlace/shared-contract';
import { runCall, subjectOf } from '@enlace/shared-data';
import { styled, useStore } from '@enlace/shared-platform';
import { ButtonLink, Cluster, EmptyState, ErrorState, Skeleton, Stack, theme } from '@enlace/shared-ui';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { CodesSection } from '../codes/codes-section';
import { boardTexts } from './texts';
import { TicketItem, type TicketRow } from './ticket-item';

const mostTickets = 100;

/** The tickets of an event with their sales, in their order on its page, and its codes. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(boardTexts);
  const { showFailure } = useNotices();
  const query = { event_id: record.id, sort: 'position', order: 'asc', limit: mostTickets };
  const shows = [subjectOf('tickets'), subjectOf('events', record.id)];
  const { data, status, error, again } = useOfficeRead(
    admin.calls,
    { call: contract.wire.list, query, shows },
    ticketsSchema,
  );
  const { dispatch } = useStore();
  const [isMoving, setMoving] = useState(false);
  const rows = data?.data ?? [];
  const mayEdit = abilitiesOf(record).edit;
  const timezone = typeof record['timezone'] === 'string' ? record['timezone'] : 'UTC';

  const move = async (from: number, to: number) => {
    const order = [...rows];
    const [movedRow] = order.splice(from, 1);
    if (movedRow === undefined) return;
    order.splice(to, 0, movedRow);
    setMoving(true);
    const { write } = admin.calls.calls;
    try {
      for (const [place, row] of order.entries())
        if (row.position !== place + 1)
          await runCall(dispatch, write.start(changeOf(row, place + 1), `move ticket ${row.id}`));
    } catch (failure) {
      showFailure(failure, t('moveFailed'));
    }
    setMoving(false);
    again();
  };

  const addLink = mayEdit && (
    <ButtonLink iconBefore="plus" to={`/admin/tickets/new?event_id=${record.id}`}>
      {t('add')}
    </ButtonLink>
  );
  if (status === 'rejected' && data === null) return <ErrorState onRetry={again}>{error?.message}</ErrorState>;
  if (data === null) return <Skeleton lines={4} />;
  if (rows.length === 0)
    return (
      <EmptyState title={t('none')} action={addLink}>
        {t('noneHint')}
      </EmptyState>
    );
  return (
    <Stack gap={32}>
      <Stack gap={16}>
        <Cluster>{addLink}</Cluster>
        <List aria-label={t('title')}>
          {rows.map((row, place) => (
            <TicketItem
              key={row.id}
              row={row}
              timezone={timezone}
              mayMove={mayEdit && !isMoving}
              onUp={place === 0 ? undefined : () => void move(place, place - 1)}
              onDown={place === rows.length - 1 ? undefined : () => void move(place, place + 1)}
            />
          ))}
        </List>
      </Stack>
      <CodesSection event={record} />
    </Stack>
  );
}

function changeOf({ id }: TicketRow, position: number) {
  return { call: contract.wire.edit ?? contract.wire.list, params: { id }, body: { position } };
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[12]};
`;
