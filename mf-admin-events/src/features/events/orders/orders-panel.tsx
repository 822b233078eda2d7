import { type AdminRow, PanelSearch, useLateTexts, useOfficeRead, usePanelAddress } from '@enlace/shared-admin';
import { orderCalls, ordersSchema, orderStates } from '@enlace/shared-contract';
import { subjectOf } from '@enlace/shared-data';
import { useSearchParams } from '@enlace/shared-platform';
import { Stack } from '@enlace/shared-ui';
import { Tabs } from '@enlace/shared-ui/controls';

import { admin } from '../../../lib/admin';
import { pageSize, PanelRows } from '../panel-parts/panel-rows';
import { OrderDrawer } from './order-drawer';
import { OrdersTable } from './orders-table';
import { ordersTexts } from './texts';

const allOrders = 'all';

/** Orders of the event. The choice and the open order are in the address. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(ordersTexts);
  const [params] = useSearchParams();
  const state = orderStates.find((name) => name === params.get('state')) ?? allOrders;
  const search = params.get('buyer') ?? '';
  const page = Math.max(Number(params.get('page')) || 1, 1);
  const openId = Number(params.get('order')) || null;
  const chosenState = state === allOrders ? {} : { state };
  const query = { page, per_page: pageSize, ...chosenState, ...(search === '' ? {} : { search }) };
  const shows = [subjectOf('events', record.id)];
  const question = { call: orderCalls.list, params: { id: record.id }, query, shows };
  const listRead = useOfficeRead(admin.calls, question, ordersSchema);
  const { data } = listRead;
  const rows = data?.data ?? [];
  const counts = data?.meta.states;

  const { addressOf, open } = usePanelAddress('orders', { state, buyer: search });
  const shownStates = orderStates.filter((name) => name === state || (counts?.[name] ?? 0) > 0);
  const ticketCount = counts === undefined ? 0 : countWithTickets(counts);
  const list = (
    <PanelRows
      list={listRead}
      page={page}
      pageAddress={(next) => addressOf({ page: next })}
      search={search}
      words={{
        noneFound: t('noneFound'),
        clear: t('clear'),
        none: t(state === allOrders ? 'none' : 'noneInState'),
        hint: state === allOrders ? t('noneHint') : undefined,
      }}
      onClear={() => open({ buyer: '' })}
    >
      <OrdersTable rows={rows} isLoading={data === null} addressOf={(order) => addressOf({ order, page })} />
    </PanelRows>
  );
  return (
    <Stack gap={16}>
      <PanelSearch name="buyer" label={t('search')} value={search} onSearch={(buyer) => open({ buyer })} />
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
