import { type AdminRow, PanelSearch, useLateTexts, useOfficeRead, usePanelAddress } from '@enlace/shared-admin';
import { mayCallForRows } from '@enlace/shared-contract/access';
import { attendeeDownloadCalls } from '@enlace/shared-contract/attendees';
import { listedOrderStates, orderCalls, ordersSchema } from '@enlace/shared-contract/orders';
import { subjectOf, useScreen } from '@enlace/shared-data';
import { useSearchParams } from '@enlace/shared-platform';
import { Cluster, Stack } from '@enlace/shared-ui';
import { Tabs } from '@enlace/shared-ui/controls';

import { admin } from '../../../lib/admin';
import { factsOf } from '../codes/event-code';
import { pageSize, PanelRows } from '../panel-parts/panel-rows';
import { OrderDrawer } from './order-drawer';
import { OrdersFile } from './orders-file';
import { OrdersTable } from './orders-table';
import { ordersTexts } from './texts';

const allOrders = 'all';
/** All states in which an organiser has to act. */
const attention = 'attention';
const choices = [attention, ...listedOrderStates] as const;

type StateCounts = Readonly<Partial<Record<(typeof listedOrderStates)[number], number>>>;

/** Orders of the event. The choice and the open order are in the address. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(ordersTexts);
  const { viewer } = useScreen();
  const [params] = useSearchParams();
  const state = choices.find((name) => name === params.get('state')) ?? allOrders;
  const search = params.get('buyer') ?? '';
  const page = Math.max(Number(params.get('page')) || 1, 1);
  const openId = Number(params.get('order')) || null;
  const filter: Readonly<Record<string, string>> = {
    ...(state === allOrders ? {} : { state }),
    ...(search === '' ? {} : { search }),
  };
  const query = { page, per_page: pageSize, ...filter };
  const { zone } = factsOf(record);
  const shows = [subjectOf('events', record.id)];
  const question = { call: orderCalls.list, params: { id: record.id }, query, shows };
  const listRead = useOfficeRead(admin.calls, question, ordersSchema);
  const { data } = listRead;
  const rows = data?.data ?? [];
  const counts: StateCounts = data?.meta.states ?? {};
  const countOf = (choice: (typeof choices)[number]) =>
    choice === attention ? (data?.meta.attention ?? 0) : (counts[choice] ?? 0);

  const { addressOf, open } = usePanelAddress('orders', { state, buyer: search });
  const shownChoices = choices.filter((choice) => choice === state || countOf(choice) > 0);
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
      <OrdersTable
        rows={rows}
        isLoading={data === null}
        zone={zone}
        addressOf={(order) => addressOf({ order, page })}
      />
    </PanelRows>
  );
  return (
    <Stack gap={16}>
      <Cluster>
        <PanelSearch name="buyer" label={t('search')} value={search} onSearch={(buyer) => open({ buyer })} />
        {mayCallForRows(viewer, attendeeDownloadCalls.addDownloadToken.access) && (
          <OrdersFile eventId={record.id} filter={filter} />
        )}
      </Cluster>
      <Tabs
        label={t('shown')}
        selectedId={state}
        onSelect={(id) => open({ state: id })}
        tabs={[
          {
            id: allOrders,
            label: t('all', { count: countIn(counts, finishedStates) }),
            content: state === allOrders && list,
          },
          ...shownChoices.map((id) => ({
            id,
            label: t(`tabs.${id}`, { count: countOf(id) }),
            content: id === state && list,
          })),
        ]}
      />
      {openId !== null && <OrderDrawer id={openId} zone={zone} onClose={() => open({ page })} />}
    </Stack>
  );
}

/** The list without a chosen state has these. */
const finishedStates = listedOrderStates.filter(
  (name) => name !== 'held' && name !== 'expired' && name !== 'cancelled',
);

function countIn(counts: StateCounts, states: readonly (typeof listedOrderStates)[number][]): number {
  return states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
}
