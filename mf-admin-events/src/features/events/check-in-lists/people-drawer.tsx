import { PanelSearch, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { checkInCalls, type CheckInList, checkInPeopleSchema } from '@enlace/shared-contract/attendees';
import { subjectOf } from '@enlace/shared-data';
import { Button, Cluster, EmptyState, ErrorState, Stack, Text } from '@enlace/shared-ui';
import { Drawer, Table, type TableColumn } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { pageSize } from '../panel-parts/panel-rows';
import { useMoment } from '../panel-parts/use-moment';
import { listsTexts } from './texts';

export interface PeopleDrawerProps {
  readonly list: CheckInList;
  readonly zone: string;
  readonly onClose: () => void;
}

type Person = ReturnType<typeof checkInPeopleSchema.parse>['data'][number];

/** The people with a ticket of a list, and who of them is here. */
export function PeopleDrawer({ list, zone, onClose }: PeopleDrawerProps) {
  const t = useLateTexts(listsTexts);
  const moment = useMoment(zone);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const query = { page, per_page: pageSize, ...(search === '' ? {} : { search }) };
  const shows = [subjectOf('events', list.event_id)];
  const { data, status, error, again } = useOfficeRead(
    admin.calls,
    { call: checkInCalls.people, params: { id: list.id }, query, shows },
    checkInPeopleSchema,
  );
  const stateOf = ({ state, check_in: checkIn }: Person): string => {
    if (state === 'cancelled') return t('cancelled');
    if (checkIn === null) return t('out');
    return t('in', { time: moment(checkIn.scanned_at), gate: checkIn.gate });
  };
  const columns: readonly TableColumn<Person>[] = [
    {
      key: 'name',
      header: t('person.name'),
      cell: ({ first_name, last_name, email }) => (
        <>
          <strong>
            {first_name} {last_name}
          </strong>
          <Text tone="soft">{email}</Text>
        </>
      ),
    },
    { key: 'ticket', header: t('person.ticket'), cell: ({ ticket }) => ticket },
    { key: 'state', header: t('person.state'), cell: stateOf },
  ];
  const total = data?.meta.total ?? 0;
  return (
    <Drawer isOpen title={list.name} onClose={onClose}>
      <Stack gap={16}>
        <Cluster>
          <PanelSearch
            name="people"
            label={t('search')}
            value={search}
            onSearch={(words) => {
              setSearch(words);
              setPage(1);
            }}
          />
        </Cluster>
        {status === 'rejected' && data === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
        {data !== null && data.data.length === 0 && (
          <EmptyState title={search === '' ? t('noPeople') : t('noneFound')} />
        )}
        {(data === null ? status !== 'rejected' : data.data.length > 0) && (
          <Table
            label={t('people')}
            columns={columns}
            rows={data?.data ?? []}
            rowKey={({ id }) => id}
            rowLabel={({ first_name, last_name }) => `${first_name} ${last_name}`}
            isLoading={data === null}
            empty={null}
          />
        )}
        {total > pageSize && (
          <Cluster justify="space-between">
            <Button variant="ghost" size="small" isDisabled={page === 1} onClick={() => setPage(page - 1)}>
              {t('earlier')}
            </Button>
            <Text tone="soft">{`${page} / ${Math.ceil(total / pageSize)}`}</Text>
            <Button
              variant="ghost"
              size="small"
              isDisabled={page * pageSize >= total}
              onClick={() => setPage(page + 1)}
            >
              {t('later')}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Drawer>
  );
}
