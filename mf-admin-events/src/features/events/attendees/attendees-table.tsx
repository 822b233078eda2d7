import { useLateTexts } from '@enlace/shared-admin';
import type { ListedAttendee } from '@enlace/shared-contract';
import { useFormats } from '@enlace/shared-platform';
import { PlainLink } from '@enlace/shared-ui';
import { Table, type TableColumn } from '@enlace/shared-ui/controls';

import { AttendeeMenu } from './attendee-menu';
import { nameOf } from './name-of';
import { attendeesTexts } from './texts';

export interface AttendeesTableProps {
  readonly rows: readonly ListedAttendee[];
  readonly state: ListedAttendee['state'];
  readonly isLoading: boolean;
  readonly onOpen: (attendee: ListedAttendee) => void;
  readonly onTransfer: (attendee: ListedAttendee) => void;
  readonly onCancel: (attendee: ListedAttendee) => void;
}

export function AttendeesTable({ rows, state, isLoading, onOpen, onTransfer, onCancel }: AttendeesTableProps) {
  const t = useLateTexts(attendeesTexts);
  const formats = useFormats();
  const moment = (instant: string) => formats.date(instant, { dateStyle: 'medium', timeStyle: 'short' });
  const columns: readonly TableColumn<ListedAttendee>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      cell: (row) => (
        <PlainLink to={`/t/${row.slug}`} aria-label={t('ticket', { name: nameOf(row) })}>
          {nameOf(row)}
        </PlainLink>
      ),
    },
    { key: 'email', header: t('columns.email'), cell: ({ email }) => email },
    { key: 'ticket', header: t('columns.ticket'), cell: ({ ticket }) => ticket.name },
    state === 'confirmed'
      ? { key: 'created_at', header: t('columns.created_at'), cell: (row) => moment(row.created_at) }
      : {
          key: 'cancelled_at',
          header: t('columns.cancelled_at'),
          cell: (row) =>
            [row.cancelled_at === null ? '' : moment(row.cancelled_at), row.cancel_reason].filter(Boolean).join(' · '),
        },
  ];
  return (
    <Table
      label={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={nameOf}
      isLoading={isLoading}
      actions={(row) => (
        <AttendeeMenu
          attendee={row}
          onOpen={() => onOpen(row)}
          onTransfer={() => onTransfer(row)}
          onCancel={() => onCancel(row)}
        />
      )}
      empty={null}
    />
  );
}
