import { useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { tickets as contract } from '@enlace/shared-contract/events';
import { subjectOf } from '@enlace/shared-data';
import { FormField, Select, Stack, Text } from '@enlace/shared-ui';
import { useState } from 'react';

import { admin } from '../../../../lib/admin';
import type { EventPool } from '../pools/event-pool';
import { boardTexts } from '../texts';
import type { TicketRow } from '../ticket-item';

export interface PlaceFormProps {
  readonly formId: string;
  readonly ticket: Pick<TicketRow, 'id' | 'name' | 'pool_id' | 'opens_after_ticket_id'>;
  readonly eventId: number;
  readonly pools: readonly EventPool[];
  /** The tickets of the event. */
  readonly rows: readonly TicketRow[];
  readonly onDone: () => void;
}

/** Key of the call that saves the place of a ticket. */
export const placeKey = (ticketId: number): string => `place ticket ${ticketId}`;

/** The pool of a ticket and the earlier ticket it waits for. */
export function PlaceForm({ formId, ticket, eventId, pools, rows, onDone }: PlaceFormProps) {
  const t = useLateTexts(boardTexts);
  const { showSuccess } = useNotices();
  const [pool, setPool] = useState(ticket.pool_id === null ? '' : String(ticket.pool_id));
  const [earlier, setEarlier] = useState(
    ticket.opens_after_ticket_id === null ? '' : String(ticket.opens_after_ticket_id),
  );
  const { start, error } = useOfficeCall(admin.calls, placeKey(ticket.id));
  const hasFieldErrors = ['pool_id', 'opens_after_ticket_id'].some((name) => error?.fields[name] !== undefined);
  const handleSubmit = () => {
    const body = { pool_id: pool, opens_after_ticket_id: earlier };
    const changes = [subjectOf('tickets'), subjectOf('events', eventId)];
    start({ call: contract.wire.edit ?? contract.wire.list, params: { id: ticket.id }, body, changes }, () => {
      showSuccess(t('places.saved', { name: ticket.name }));
      onDone();
    });
  };
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        handleSubmit();
      }}
    >
      <Stack gap={16}>
        {error !== null && !hasFieldErrors && (
          <Text tone="danger" role="alert">
            {error.message || t('moveFailed')}
          </Text>
        )}
        <FormField label={t('places.pool')} hint={t('places.poolHint')} error={error?.fields['pool_id']?.[0] ?? ''}>
          <Select
            value={pool}
            placeholder={t('places.noPool')}
            options={pools.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ target }) => setPool(target.value)}
          />
        </FormField>
        <FormField
          label={t('places.after')}
          hint={t('places.afterHint')}
          error={error?.fields['opens_after_ticket_id']?.[0] ?? ''}
        >
          <Select
            value={earlier}
            placeholder={t('places.atOnce')}
            options={rows
              .filter(({ id }) => id !== ticket.id)
              .map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ target }) => setEarlier(target.value)}
          />
        </FormField>
      </Stack>
    </form>
  );
}
