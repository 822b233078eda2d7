import { useLateTexts } from '@enlace/shared-admin';
import type { ListedAttendee } from '@enlace/shared-contract/attendees';
import { styled, useFormats } from '@enlace/shared-platform';
import { Table, type TableColumn, type TableSelection, type TableSort } from '@enlace/shared-ui/controls';

import { AttendeeMenu } from './attendee-menu';
import type { AttendeeView } from './bulk/attendee-views';
import { nameOf } from './name-of';
import { attendeesTexts } from './texts';

export interface AttendeesTableProps {
  readonly rows: readonly ListedAttendee[];
  readonly attendeeView: AttendeeView;
  readonly sort: TableSort;
  readonly selection: TableSelection;
  readonly isLoading: boolean;
  /** Approves or refuses one registration. */
  readonly onDecide: (verb: 'approve' | 'refuse', attendee: ListedAttendee) => void;
  readonly onOpen: (attendee: ListedAttendee) => void;
  readonly onTransfer: (attendee: ListedAttendee) => void;
  readonly onCancel: (attendee: ListedAttendee) => void;
}

export function AttendeesTable(props: AttendeesTableProps) {
  const { rows, attendeeView, sort, selection, isLoading, onDecide, onOpen, onTransfer, onCancel } = props;
  const t = useLateTexts(attendeesTexts);
  const formats = useFormats();
  const moment = (instant: string) => formats.date(instant, { dateStyle: 'medium', timeStyle: 'short' });
  const columns: readonly TableColumn<ListedAttendee>[] = [
    {
      key: 'name',
      sort: 'name',
      header: t('columns.name'),
      cell: (row) => (
        <NameButton type="button" aria-label={t('details', { name: nameOf(row) })} onClick={() => onOpen(row)}>
          {nameOf(row)}
        </NameButton>
      ),
    },
    { key: 'email', sort: 'email', header: t('columns.email'), cell: ({ email }) => email },
    { key: 'ticket', header: t('columns.ticket'), cell: ({ ticket }) => ticket.name },
    attendeeView === 'cancelled'
      ? {
          key: 'cancelled_at',
          header: t('columns.cancelled_at'),
          cell: (row) =>
            [row.cancelled_at === null ? '' : moment(row.cancelled_at), row.cancel_reason].filter(Boolean).join(' · '),
        }
      : {
          key: 'created_at',
          sort: 'created_at',
          header: t('columns.created_at'),
          cell: (row) => moment(row.created_at),
        },
    ...(attendeeView === 'checked_in'
      ? [
          {
            key: 'checked_in_at',
            header: t('columns.checked_in_at'),
            cell: (row: ListedAttendee) => (row.checked_in_at === null ? '' : moment(row.checked_in_at)),
          },
        ]
      : []),
  ];
  return (
    <Table
      label={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={nameOf}
      sort={sort}
      selection={selection}
      isLoading={isLoading}
      actions={(row) => (
        <AttendeeMenu
          attendee={row}
          onDecide={(verb) => onDecide(verb, row)}
          onOpen={() => onOpen(row)}
          onTransfer={() => onTransfer(row)}
          onCancel={() => onCancel(row)}
        />
      )}
      empty={null}
    />
  );
}

const NameButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  cursor: pointer;
`;
