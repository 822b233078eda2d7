import { useLateTexts } from '@enlace/shared-admin';
import type { ListedAttendee } from '@enlace/shared-contract/attendees';
import { styled, useFormats } from '@enlace/shared-platform';
import { Badge } from '@enlace/shared-ui';
import { Table, type TableColumn, type TableSelection, type TableSort } from '@enlace/shared-ui/controls';

import { useMoment } from '../panel-parts/use-moment';
import { AttendeeMenu, type AttendeeTask } from './attendee-menu';
import type { AttendeeView } from './bulk/attendee-views';
import { nameOf } from './name-of';
import { attendeesTexts } from './texts';

export interface AttendeesTableProps {
  readonly rows: readonly ListedAttendee[];
  readonly attendeeView: AttendeeView;
  /** Time zone of the event. */
  readonly zone: string;
  readonly sort: TableSort;
  readonly selection: TableSelection;
  readonly isLoading: boolean;
  readonly onTask: (task: AttendeeTask, attendee: ListedAttendee) => void;
}

export function AttendeesTable({ rows, attendeeView, zone, sort, selection, isLoading, onTask }: AttendeesTableProps) {
  const t = useLateTexts(attendeesTexts);
  const formats = useFormats();
  const moment = useMoment(zone);
  const checkInText = ({ checked_in_at: time, checked_in_gate: gate }: ListedAttendee) =>
    [time !== null && moment(time), gate].filter(Boolean).join(' · ');
  const emailCell = ({ email, unmailed_at: unmailedAt, state }: ListedAttendee) =>
    typeof unmailedAt === 'string' && state !== 'cancelled' ? (
      <>
        {email} <Badge tone="warning">{t('notMailed')}</Badge>
      </>
    ) : (
      email
    );
  const columns: readonly TableColumn<ListedAttendee>[] = [
    {
      key: 'name',
      sort: 'name',
      header: t('columns.name'),
      cell: (row) => (
        <NameButton
          type="button"
          data-name=""
          aria-label={t('details', { name: nameOf(row) })}
          onClick={() => onTask('open', row)}
        >
          {nameOf(row)}
        </NameButton>
      ),
    },
    { key: 'email', sort: 'email', header: t('columns.email'), isMinor: true, cell: emailCell },
    { key: 'ticket', sort: 'ticket', header: t('columns.ticket'), cell: ({ ticket }) => ticket.name },
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
          isMinor: true,
          // The drawer has the time, too.
          cell: (row) => formats.date(row.created_at, { dateStyle: 'medium', timeZone: zone }),
        },
    ...(attendeeView === 'pending_approval'
      ? []
      : [{ key: 'checked_in_at', sort: 'checked_in_at', header: t('columns.checked_in_at'), cell: checkInText }]),
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
      cards="lines"
      actions={(row) => <AttendeeMenu attendee={row} onTask={(task) => onTask(task, row)} />}
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
