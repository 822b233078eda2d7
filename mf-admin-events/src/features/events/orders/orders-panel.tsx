import { type AdminRow, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { orderCalls, ordersSchema, orderStates } from '@enlace/shared-contract';
import { subjectOf } from '@enlace/shared-data';
import { useNavigate, useSearchParams } from '@enlace/shared-platform';
import { Button, EmptyState, ErrorState, Pagination, SearchInput, Stack, Tabs } from '@enlace/shared-ui';

import { admin } from '../../../lib/admin';
import { OrderDrawer } from './order-drawer';
import { OrdersTable } from './orders-table';
import { ordersTexts } from './texts';

const pageSize = 25;
const allOrders = 'all';

/** Orders of the event. The choice and the open order are in the address. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(ordersTexts);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = orderStates.find((name) => name === params.get('state')) ?? allOrders;
  const search = params.get('buyer') ?? '';
  const page = Math.max(Number(params.get('page')) || 1, 1);
  const openId = Number(params.get('order')) || null;
  const chosenState = state === allOrders ? {} : { state };
  const query = { page, per_page: pageSize, ...chosenState, ...(search === '' ? {} : { search }) };
  const shows = [subjectOf('events', record.id)];
  const question = { call: orderCalls.list, params: { id: record.id }, query, shows };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, ordersSchema);
  const rows = data?.data ?? [];
  const counts = data?.meta.states;

  const addressOf = (choice: Readonly<Record<string, string | number>>): string => {
    const next = new URLSearchParams({ panel: 'orders', state, buyer: search });
    for (const [name, value] of Object.entries(choice)) next.set(name, String(value));
    for (const [name, value] of [...next]) if (value === '') next.delete(name);
    return `?${next.toString()}`;
  };
  const open = (choice: Readonly<Record<string, string | number>>) =>
    void navigate({ search: addressOf(choice) }, { replace: true, preventScrollReset: true });

  const shownStates = orderStates.filter((name) => name === state || (counts?.[name] ?? 0) > 0);
  const ticketCount = counts === undefined ? 0 : countWithTickets(counts);
  const list = (
    <Stack gap={16}>
      {status === 'rejected' && data === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
      {data !== null && rows.length === 0 && search !== '' && (
        <EmptyState
          title={t('noneFound')}
          action={
            <Button variant="secondary" onClick={() => open({ buyer: '' })}>
              {t('clear')}
            </Button>
          }
        />
      )}
      {data !== null && rows.length === 0 && search === '' && (
        <EmptyState title={t(state === allOrders ? 'none' : 'noneInState')}>
          {state === allOrders && t('noneHint')}
        </EmptyState>
      )}
      {(rows.length > 0 || (data === null && status !== 'rejected')) && (
        <OrdersTable rows={rows} isLoading={data === null} addressOf={(order) => addressOf({ order, page })} />
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
      <form
        role="search"
        key={search}
        onSubmit={(event) => {
          event.preventDefault();
          open({ buyer: String(new FormData(event.currentTarget).get('buyer') ?? '').trim() });
        }}
      >
        <SearchInput label={t('search')} placeholder={t('search')} name="buyer" maxLength={200} defaultValue={search} />
      </form>
      <Tabs
        label={t('shown')}
        selectedId={state}
        onSelect={(id) => open({ state: id })}
        tabs={[
          { id: allOrders, label: t('all', { count: ticketCount }), content: state === allOrders && list },
          ...shownStates.map((id) => ({
            id,
            label: t(`tabs.${id}`, { count: counts?.[id] ?? 0 }),
            content: id === state && list,
          })),
        ]}
      />
      {openId !== null && <OrderDrawer id={openId} onClose={() => open({ page })} />}
    </Stack>
  );
}

function countWithTickets(counts: Readonly<Partial<Record<(typeof orderStates)[number], number>>>): number {
  const states = ['confirmed', 'partially_refunded', 'refunded', 'needs_attention'] as const;
  return states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
}
