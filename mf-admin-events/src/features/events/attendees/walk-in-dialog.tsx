import { type AdminRow, CallFormDialog, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { addedAttendeeSchema, attendeesCalls } from '@enlace/shared-contract/attendees';
import { tickets, ticketsSchema } from '@enlace/shared-contract/events';
import { subjectOf } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { FormField, Select, Text, TextInput } from '@enlace/shared-ui';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { useDialogCall } from '../panel-parts/use-dialog-call';
import { attendeesTexts } from './texts';

export interface WalkInDialogProps {
  readonly event: AdminRow;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const empty = { ticket_id: '', first_name: '', last_name: '', email: '' };
const labels = { first_name: 'firstName', last_name: 'lastName', email: 'email' } as const;

/** Gives a person a ticket, whatever its price, its questions and the time of its sale. */
export function WalkInDialog({ event, onClose, onDone }: WalkInDialogProps) {
  const t = useLateTexts(attendeesTexts);
  const formats = useFormats();
  const [values, setValues] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  // A repeated press gives one ticket.
  const [key] = useState(() => crypto.randomUUID());
  const call = useDialogCall(`add attendee ${event.id}`, { onDone, onClose });
  const query = { event_id: event.id, sort: 'position', order: 'asc', limit: 100 };
  const read = useOfficeRead(admin.calls, { call: tickets.wire.list, query }, ticketsSchema);
  const allTickets = read.data?.data ?? [];
  const freeTickets = allTickets.filter(({ price }) => price === 0);
  const usualTickets = allTickets.length === 1 ? allTickets : freeTickets;
  const usualId = usualTickets.length === 1 ? String(usualTickets[0]?.id) : '';
  const ticketId = values.ticket_id || usualId;
  const formValues = { ...values, ticket_id: ticketId };

  const set = (name: keyof typeof empty, value: string) => setValues({ ...values, [name]: value });
  const problem = (name: keyof typeof empty) =>
    isChecked && formValues[name].trim() === '' ? t('needed') : call.errorOf(name);
  const handleSubmit = () => {
    setChecked(true);
    if (Object.values(formValues).some((value) => value.trim() === '')) return;
    const changes = [subjectOf('events', event.id), subjectOf('tickets')];
    call.start(
      { call: attendeesCalls.add, params: { id: event.id }, body: { ...formValues, key }, changes },
      (answer) => {
        const isUnmailed = addedAttendeeSchema.safeParse(answer).data?.data.is_mailed === false;
        call.finish(t(isUnmailed ? 'addUnmailed' : 'addDone', { name: `${values.first_name} ${values.last_name}` }));
      },
    );
  };

  return (
    <CallFormDialog
      call={call}
      size="lg"
      title={t('add')}
      closeLabel={t('close')}
      submitLabel={t('add')}
      failedText={t('addFailed')}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Text tone="soft">{t('addHint')}</Text>
      {read.data?.data.length === 0 && <Text tone="danger">{t('noTickets')}</Text>}
      <FormField label={t('kind')} isRequired error={problem('ticket_id')}>
        <Select
          placeholder={t('choose')}
          value={ticketId}
          options={allTickets.map(({ id, name, price, currency }) => ({
            value: String(id),
            label: price === 0 ? name : `${name} · ${formats.money(price, currency)}`,
          }))}
          onChange={(change) => set('ticket_id', change.target.value)}
        />
      </FormField>
      {(['first_name', 'last_name', 'email'] as const).map((name) => (
        <FormField key={name} label={t(labels[name])} isRequired error={problem(name)}>
          <TextInput
            type={name === 'email' ? 'email' : 'text'}
            autoComplete="off"
            maxLength={name === 'email' ? 254 : 120}
            value={values[name]}
            onChange={(change) => set(name, change.target.value)}
          />
        </FormField>
      ))}
    </CallFormDialog>
  );
}
