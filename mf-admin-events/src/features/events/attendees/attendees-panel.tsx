import { type AdminRow, PanelSearch, useLateTexts, useOfficeRead, usePanelAddress } from '@enlace/shared-admin';
import { attendeesCalls, attendeesSchema, attendeeSorts, type ListedAttendee } from '@enlace/shared-contract/attendees';
import { subjectOf } from '@enlace/shared-data';
import { useSearchParams } from '@enlace/shared-platform';
import { Button, Cluster, Stack } from '@enlace/shared-ui';
import { Tabs } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { AttendeeFiles } from '../files/attendee-files';
import { pageSize, PanelRows } from '../panel-parts/panel-rows';
import { AttendeeDrawer } from './attendee-drawer';
import { AttendeesTable } from './attendees-table';
import { type AttendeeView, attendeeViews, choiceOf } from './bulk/attendee-views';
import { BulkBar } from './bulk/bulk-bar';
import { BulkDialog, type BulkTarget, type BulkVerb } from './bulk/bulk-dialog';
import { CancelDialog } from './cancel-dialog';
import { TransferDialog } from './transfer-dialog';
import { WalkInDialog } from './walk-in-dialog';
import { attendeesTexts } from './texts';

/** An action that waits for its confirmation. */
interface Draft {
  readonly verb: BulkVerb;
  readonly target: BulkTarget;
  readonly count: number;
  readonly hasPrice: boolean;
}

const noneTexts = {
  confirmed: 'none',
  pending_approval: 'nonePending',
  checked_in: 'noneIn',
  not_checked_in: 'noneOut',
  cancelled: 'noneCancelled',
} as const satisfies Readonly<Record<AttendeeView, string>>;

/** People with a ticket of the event. The choice is in the address. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(attendeesTexts);
  const [params] = useSearchParams();
  const [cancelling, setCancelling] = useState<ListedAttendee | null>(null);
  const [openAttendee, setOpenAttendee] = useState<ListedAttendee | null>(null);
  const [transfer, setTransfer] = useState<ListedAttendee | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [isAll, setAll] = useState(false);
  const state = attendeeViews.find((name) => name === params.get('state')) ?? 'confirmed';
  const sort = attendeeSorts.find((name) => name === params.get('sort')) ?? 'created_at';
  const order = params.get('order') === 'asc' ? 'asc' : 'desc';
  const search = params.get('people') ?? '';
  const page = Math.max(Number(params.get('page')) || 1, 1);
  const filter = choiceOf(state, search);
  const query = { ...filter, page, per_page: pageSize, sort, order };
  const shows = [subjectOf('events', record.id)];
  const question = { call: attendeesCalls.list, params: { id: record.id }, query, shows };
  const listRead = useOfficeRead(admin.calls, question, attendeesSchema);
  const { data, again } = listRead;
  const rows = data?.data ?? [];

  const address = usePanelAddress('attendees', { state, people: search, sort, order });
  const choose = (ids: ReadonlySet<number>) => {
    setChosenIds(ids);
    setAll(false);
  };
  const open: typeof address.open = (choice) => {
    choose(new Set());
    address.open(choice);
  };
  const counts = data?.meta.states;
  const total = data?.meta.total ?? 0;
  const chosenRows = rows.filter(({ id }) => chosenIds.has(id));
  const act = (verb: BulkVerb) =>
    setDraft({
      verb,
      target: isAll ? { query: filter } : { ids: [...chosenIds] },
      count: isAll ? total : chosenIds.size,
      // Tickets on other pages can have a price.
      hasPrice: chosenRows.length < (isAll ? total : chosenIds.size) || chosenRows.some(({ price }) => price > 0),
    });

  const list = (
    <PanelRows
      list={listRead}
      page={page}
      pageAddress={(next) => address.addressOf({ page: next })}
      search={search}
      words={{
        noneFound: t('noneFound'),
        clear: t('clear'),
        none: t(noneTexts[state]),
        hint: state === 'confirmed' ? t('noneHint') : undefined,
      }}
      onClear={() => open({ people: '' })}
    >
      <AttendeesTable
        rows={rows}
        attendeeView={state}
        sort={{ field: sort, order, href: (field, nextOrder) => address.addressOf({ sort: field, order: nextOrder }) }}
        selection={{ keys: chosenIds, onChange: (keys) => choose(new Set([...keys].map(Number))) }}
        onDecide={(verb, { id, price }) => setDraft({ verb, target: { ids: [id] }, count: 1, hasPrice: price > 0 })}
        isLoading={data === null}
        onOpen={setOpenAttendee}
        onTransfer={setTransfer}
        onCancel={setCancelling}
      />
      {chosenIds.size > 0 && (
        <BulkBar
          attendeeView={state}
          count={isAll ? total : chosenIds.size}
          total={total}
          isAll={isAll}
          onAll={() => setAll(true)}
          onClear={() => choose(new Set())}
          onAct={act}
        />
      )}
    </PanelRows>
  );

  return (
    <Stack gap={16}>
      <Cluster>
        <PanelSearch name="people" label={t('search')} value={search} onSearch={(people) => open({ people })} />
        <Button iconBefore="plus" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
        <AttendeeFiles eventId={record.id} filter={filter} chosenIds={isAll ? [] : [...chosenIds]} />
      </Cluster>
      <Tabs
        label={t('shown')}
        selectedId={state}
        onSelect={(id) => open({ state: id })}
        tabs={attendeeViews.map((id) => ({
          id,
          label: counts === undefined ? t(`states.${id}`) : `${t(`states.${id}`)} (${counts[id]})`,
          content: id === state && list,
        }))}
      />
      {draft !== null && (
        <BulkDialog
          eventId={record.id}
          {...draft}
          onClose={() => setDraft(null)}
          onDone={() => {
            choose(new Set());
            again();
          }}
        />
      )}
      {cancelling !== null && <CancelDialog attendee={cancelling} onClose={() => setCancelling(null)} onDone={again} />}
      {openAttendee !== null && <AttendeeDrawer attendee={openAttendee} onClose={() => setOpenAttendee(null)} />}
      {transfer !== null && <TransferDialog attendee={transfer} onClose={() => setTransfer(null)} onDone={again} />}
      {isAdding && <WalkInDialog event={record} onClose={() => setAdding(false)} onDone={again} />}
    </Stack>
  );
}
