import { type AdminRow, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { attendeesCalls, attendeesSchema, type ListedAttendee } from '@enlace/shared-contract/attendees';
import { tickets, ticketsSchema } from '@enlace/shared-contract/events';
import { subjectOf } from '@enlace/shared-data';
import { Stack } from '@enlace/shared-ui';
import { Tabs } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { PanelRows } from '../panel-parts/panel-rows';
import type { AttendeeTask } from './attendee-menu';
import { AttendeeTaskDialog } from './attendee-task-dialog';
import { AttendeeTools } from './attendee-tools';
import { AttendeesTable } from './attendees-table';
import { type AttendeeView, attendeeViews } from './bulk/attendee-views';
import { BulkBar } from './bulk/bulk-bar';
import { BulkDialog, type BulkDraft } from './bulk/bulk-dialog';
import { type BulkVerb, isDoorVerb } from './bulk/bulk-verbs';
import { CheckInDialog } from './bulk/check-in-dialog';
import { TicketChips } from './ticket-chips';
import { WalkInDialog } from './walk-in-dialog';
import { attendeesTexts } from './texts';
import { useAttendeeChoice } from './use-attendee-choice';

const noneTexts = {
  confirmed: 'none',
  pending_approval: 'nonePending',
  checked_in: 'noneIn',
  not_checked_in: 'noneOut',
  cancelled: 'noneCancelled',
  not_mailed: 'noneUnmailed',
} as const satisfies Readonly<Record<AttendeeView, string>>;

/** People with a ticket of the event. The choice is in the address. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(attendeesTexts);
  const [task, setTask] = useState<{ readonly name: AttendeeTask; readonly attendee: ListedAttendee } | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [draft, setDraft] = useState<BulkDraft | null>(null);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [isAll, setAll] = useState(false);
  const choice = useAttendeeChoice();
  const { attendeeView, sort, order, search, ticket, filter, address } = choice;
  const shows = [subjectOf('events', record.id)];
  const question = { call: attendeesCalls.list, params: { id: record.id }, query: choice.query, shows };
  const listRead = useOfficeRead(admin.calls, question, attendeesSchema);
  const kindsQuery = { event_id: record.id, sort: 'position', order: 'asc', limit: 100 };
  const kinds = useOfficeRead(admin.calls, { call: tickets.wire.list, query: kindsQuery }, ticketsSchema).data?.data;
  const { data, again } = listRead;
  const rows = data?.data ?? [];

  const choose = (ids: ReadonlySet<number>) => {
    setChosenIds(ids);
    setAll(false);
  };
  const open: typeof address.open = (next) => {
    choose(new Set());
    address.open(next);
  };
  const counts = data?.meta.states;
  const total = data?.meta.total ?? 0;
  const count = isAll ? total : chosenIds.size;
  const chosenRows = rows.filter(({ id }) => chosenIds.has(id));
  const act = (verb: BulkVerb) =>
    setDraft({
      verb,
      target: isAll ? { query: filter } : { ids: [...chosenIds] },
      count,
      // Tickets on other pages can have a price.
      hasPrice: chosenRows.length < count || chosenRows.some(({ price }) => price > 0),
    });
  const startTask = (name: AttendeeTask, attendee: ListedAttendee) => {
    const { id, price } = attendee;
    if (name === 'approve' || name === 'refuse')
      setDraft({ verb: name, target: { ids: [id] }, count: 1, hasPrice: price > 0 });
    else setTask({ name, attendee });
  };
  const bulkProps = {
    eventId: record.id,
    onClose: () => setDraft(null),
    onDone: () => {
      choose(new Set());
      again();
    },
  };
  const isOver = typeof record['ends_at'] === 'string' && new Date(record['ends_at']) < new Date();
  const zone = typeof record['timezone'] === 'string' ? record['timezone'] : 'UTC';
  // Usually, each ticket is mailed.
  const isOffered = (id: AttendeeView) => id !== 'not_mailed' || id === attendeeView || (counts?.not_mailed ?? 0) > 0;
  const labelOf = (id: AttendeeView) => t(`states.${id === 'not_checked_in' && isOver ? 'no_show' : id}`);

  const list = (
    <Stack gap={16}>
      {kinds !== undefined && kinds.length > 1 && (
        <TicketChips
          kinds={kinds}
          counts={data?.meta.tickets}
          ticket={ticket}
          onTicket={(next) => open({ ticket: next })}
        />
      )}
      <PanelRows
        list={listRead}
        page={choice.page}
        pageAddress={(next) => address.addressOf({ page: next })}
        search={search + ticket}
        words={{
          noneFound: t('noneFound'),
          clear: t('clear'),
          none: t(noneTexts[attendeeView]),
          hint: attendeeView === 'confirmed' ? t('noneHint') : undefined,
        }}
        onClear={() => open({ people: '', ticket: '' })}
      >
        <AttendeesTable
          rows={rows}
          attendeeView={attendeeView}
          zone={zone}
          sort={{
            field: sort,
            order,
            href: (field, nextOrder) => address.addressOf({ sort: field, order: nextOrder }),
          }}
          selection={{ keys: chosenIds, onChange: (keys) => choose(new Set([...keys].map(Number))) }}
          isLoading={data === null}
          onTask={startTask}
        />
        {chosenIds.size > 0 && (
          <BulkBar
            attendeeView={attendeeView}
            count={count}
            total={total}
            isAll={isAll}
            onAll={() => setAll(true)}
            onClear={() => choose(new Set())}
            onAct={act}
          />
        )}
      </PanelRows>
    </Stack>
  );

  return (
    <Stack gap={16}>
      <AttendeeTools
        eventId={record.id}
        search={search}
        ticket={ticket}
        filter={filter}
        chosenIds={isAll ? [] : [...chosenIds]}
        onSearch={(people) => open({ people })}
        onAdd={() => setAdding(true)}
      />
      <Tabs
        label={t('shown')}
        selectedId={attendeeView}
        onSelect={(id) => open({ state: id })}
        tabs={attendeeViews.filter(isOffered).map((id) => ({
          id,
          label: counts === undefined ? labelOf(id) : `${labelOf(id)} (${counts[id] ?? 0})`,
          content: id === attendeeView && list,
        }))}
      />
      {draft !== null && !isDoorVerb(draft.verb) && <BulkDialog {...bulkProps} {...draft} verb={draft.verb} />}
      {draft !== null && isDoorVerb(draft.verb) && <CheckInDialog {...bulkProps} {...draft} verb={draft.verb} />}
      {task !== null && (
        <AttendeeTaskDialog
          task={task.name}
          attendee={task.attendee}
          kinds={kinds ?? []}
          zone={zone}
          onTask={(name) => setTask({ ...task, name })}
          onClose={() => setTask(null)}
          onDone={again}
        />
      )}
      {isAdding && <WalkInDialog event={record} onClose={() => setAdding(false)} onDone={again} />}
    </Stack>
  );
}
