import { type AdminRow, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { attendeesCalls, attendeesSchema, attendeeStates, type ListedAttendee } from '@enlace/shared-contract';
import { subjectOf } from '@enlace/shared-data';
import { useNavigate, useSearchParams } from '@enlace/shared-platform';
import { Button, Cluster, EmptyState, ErrorState, Pagination, SearchInput, Stack, Tabs } from '@enlace/shared-ui';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { AttendeeDrawer } from './attendee-drawer';
import { AttendeesTable } from './attendees-table';
import { CancelDialog } from './cancel-dialog';
import { TransferDialog } from './transfer-dialog';
import { WalkInDialog } from './walk-in-dialog';
import { attendeesTexts } from './texts';
import { useAttendeesFile } from './use-attendees-file';

const pageSize = 25;

/** People with a ticket of the event. The choice is in the address. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(attendeesTexts);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [cancelling, setCancelling] = useState<ListedAttendee | null>(null);
  const [openAttendee, setOpenAttendee] = useState<ListedAttendee | null>(null);
  const [transfer, setTransfer] = useState<ListedAttendee | null>(null);
  const [isAdding, setAdding] = useState(false);
  const state = attendeeStates.find((name) => name === params.get('state')) ?? 'confirmed';
  const search = params.get('people') ?? '';
  const page = Math.max(Number(params.get('page')) || 1, 1);
  const query = { state, page, per_page: pageSize, ...(search === '' ? {} : { search }) };
  const shows = [subjectOf('events', record.id)];
  const question = { call: attendeesCalls.list, params: { id: record.id }, query, shows };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, attendeesSchema);
  const rows = data?.data ?? [];

  const addressOf = (choice: Readonly<Record<string, string | number>>): string => {
    const next = new URLSearchParams({ panel: 'attendees', state, people: search });
    for (const [name, value] of Object.entries(choice)) next.set(name, String(value));
    for (const [name, value] of [...next]) if (value === '') next.delete(name);
    return `?${next.toString()}`;
  };
  const open = (choice: Readonly<Record<string, string | number>>) =>
    void navigate({ search: addressOf(choice) }, { replace: true, preventScrollReset: true });
  const counts = data?.meta.states;
  const file = useAttendeesFile(record.id, { state, search });

  const list = (
    <Stack gap={16}>
      {status === 'rejected' && data === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
      {data !== null && rows.length === 0 && search !== '' && (
        <EmptyState
          title={t('noneFound')}
          action={
            <Button variant="secondary" onClick={() => open({ people: '' })}>
              {t('clear')}
            </Button>
          }
        />
      )}
      {data !== null && rows.length === 0 && search === '' && (
        <EmptyState title={t(state === 'confirmed' ? 'none' : 'noneCancelled')}>
          {state === 'confirmed' && t('noneHint')}
        </EmptyState>
      )}
      {(rows.length > 0 || (data === null && status !== 'rejected')) && (
        <AttendeesTable
          rows={rows}
          state={state}
          isLoading={data === null}
          onOpen={setOpenAttendee}
          onTransfer={setTransfer}
          onCancel={setCancelling}
        />
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil((data?.meta.total ?? 0) / pageSize)}
        href={(next) => addressOf({ page: next })}
      />
    </Stack>
  );

  return (
    <Stack gap={16}>
      <Cluster>
        <form
          role="search"
          key={search}
          onSubmit={(event) => {
            event.preventDefault();
            open({ people: String(new FormData(event.currentTarget).get('people') ?? '').trim() });
          }}
        >
          <SearchInput
            label={t('search')}
            placeholder={t('search')}
            name="people"
            maxLength={200}
            defaultValue={search}
          />
        </form>
        <Button iconBefore="plus" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
        <Button
          variant="secondary"
          iconBefore="download"
          isLoading={file.isLoading}
          onClick={() => void file.download()}
        >
          {t('download')}
        </Button>
      </Cluster>
      <Tabs
        label={t('shown')}
        selectedId={state}
        onSelect={(id) => open({ state: id })}
        tabs={attendeeStates.map((id) => ({
          id,
          label: counts === undefined ? t(`states.${id}`) : t(`tabs.${id}`, { count: counts[id] }),
          content: id === state && list,
        }))}
      />
      {cancelling !== null && <CancelDialog attendee={cancelling} onClose={() => setCancelling(null)} onDone={again} />}
      {openAttendee !== null && <AttendeeDrawer attendee={openAttendee} onClose={() => setOpenAttendee(null)} />}
      {transfer !== null && <TransferDialog attendee={transfer} onClose={() => setTransfer(null)} onDone={again} />}
      {isAdding && <WalkInDialog event={record} onClose={() => setAdding(false)} onDone={again} />}
    </Stack>
  );
}
