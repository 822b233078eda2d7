import { type AdminRow, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { mayCallForRows } from '@enlace/shared-contract/access';
import { checkInCalls, type CheckInList, checkInListsSchema, doorCrewCalls } from '@enlace/shared-contract/attendees';
import { tickets, ticketsSchema } from '@enlace/shared-contract/events';
import { subjectOf, useScreen } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import {
  Button,
  ButtonLink,
  Cluster,
  EmptyState,
  ErrorState,
  Heading,
  IconButton,
  Skeleton,
  Stack,
  Text,
} from '@enlace/shared-ui';
import { Dropdown, Table, type TableColumn } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { useMoment } from '../panel-parts/use-moment';
import { DoorCrew } from './door-crew';
import { DoorReports } from './door-reports';
import { ListDialog } from './list-dialog';
import { PeopleDrawer } from './people-drawer';
import { RemoveList } from './remove-list';
import { listsTexts } from './texts';

/** The check-in lists of an event, with the way to the page at the door. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(listsTexts);
  const formats = useFormats();
  const { viewer = null } = useScreen();
  const [draft, setDraft] = useState<CheckInList | 'new' | null>(null);
  const [removing, setRemoving] = useState<CheckInList | null>(null);
  const [openList, setOpenList] = useState<CheckInList | null>(null);
  const zone = typeof record['timezone'] === 'string' ? record['timezone'] : 'UTC';
  const moment = useMoment(zone);
  const shows = [subjectOf('events', record.id)];
  const question = { call: checkInCalls.lists, params: { id: record.id }, shows };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, checkInListsSchema);
  const query = { event_id: record.id, sort: 'position', order: 'asc', limit: 100 };
  const kinds = useOfficeRead(admin.calls, { call: tickets.wire.list, query }, ticketsSchema).data?.data ?? [];
  if (status === 'rejected' && data === null) return <ErrorState onRetry={again}>{error?.message}</ErrorState>;
  if (data === null) return <Skeleton lines={4} />;

  const { supervise } = data.meta.abilities;
  const windowOf = ({ opens_at: opens, closes_at: closes }: CheckInList): string => {
    if (opens !== null && closes !== null) return t('between', { start: moment(opens), end: moment(closes) });
    if (opens !== null) return t('from', { start: moment(opens) });
    return closes === null ? t('always') : t('until', { end: moment(closes) });
  };
  const ticketsOf = ({ ticket_ids: ids }: CheckInList): string =>
    ids.length === 0
      ? t('allTickets')
      : ids.map((id) => kinds.find((kind) => kind.id === id)?.name ?? `#${id}`).join(', ');
  const columns: readonly TableColumn<CheckInList>[] = [
    { key: 'name', header: t('columns.name'), cell: ({ name }) => <strong>{name}</strong> },
    { key: 'tickets', header: t('columns.tickets'), cell: ticketsOf },
    { key: 'window', header: t('columns.window'), cell: windowOf },
    {
      key: 'present',
      header: t('columns.present'),
      cell: ({ checked_in, expected }) =>
        t('present', { present: formats.number(checked_in), total: formats.number(expected) }),
    },
  ];
  const addButton = supervise && (
    <Button iconBefore="plus" variant="secondary" onClick={() => setDraft('new')}>
      {t('add')}
    </Button>
  );

  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={2} size="h4">
          {t('title')}
        </Heading>
        <Text tone="soft">{t('hint')}</Text>
      </Stack>
      {data.data.length === 0 ? (
        <EmptyState title={t('none')} action={addButton}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <>
          <Cluster>
            <ButtonLink iconBefore="ticket" to={`/admin/events/${record.id}/check-in`}>
              {t('open')}
            </ButtonLink>
            {addButton}
          </Cluster>
          <Table
            label={t('title')}
            columns={columns}
            rows={data.data}
            rowKey={({ id }) => id}
            rowLabel={({ name }) => name}
            actions={(row) => (
              <Dropdown
                label={t('menu', { name: row.name })}
                placement="bottom-end"
                trigger={(props) => (
                  <IconButton icon="more" size="small" label={t('menu', { name: row.name })} {...props} />
                )}
                items={
                  supervise
                    ? [
                        { id: 'people', label: t('people'), icon: 'users', onSelect: () => setOpenList(row) },
                        { id: 'edit', label: t('change'), icon: 'edit', onSelect: () => setDraft(row) },
                        {
                          id: 'remove',
                          label: t('remove'),
                          icon: 'trash',
                          isDanger: true,
                          hasLine: true,
                          onSelect: () => setRemoving(row),
                        },
                      ]
                    : []
                }
              />
            )}
            empty={null}
          />
        </>
      )}
      {supervise && <DoorReports eventId={record.id} zone={zone} />}
      {mayCallForRows(viewer, doorCrewCalls.list.access) && <DoorCrew eventId={record.id} />}
      {draft !== null && (
        <ListDialog
          eventId={record.id}
          zone={zone}
          kinds={kinds}
          list={draft === 'new' ? null : draft}
          onClose={() => setDraft(null)}
          onDone={again}
        />
      )}
      {removing !== null && <RemoveList list={removing} onClose={() => setRemoving(null)} onDone={again} />}
      {openList !== null && <PeopleDrawer list={openList} zone={zone} onClose={() => setOpenList(null)} />}
    </Stack>
  );
}
