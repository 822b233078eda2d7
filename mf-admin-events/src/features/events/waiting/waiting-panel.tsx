import { type AdminRow, PanelSearch, useLateTexts, useOfficeRead, usePanelAddress } from '@enlace/shared-admin';
import { mayCallForRows } from '@enlace/shared-contract/access';
import {
  waitingEntriesSchema,
  type WaitingEntry,
  waitingEntryCalls,
  waitingSorts,
  waitingStates,
} from '@enlace/shared-contract/orders';
import { subjectOf, useScreen } from '@enlace/shared-data';
import { useSearchParams } from '@enlace/shared-platform';
import { Button, Cluster, Stack } from '@enlace/shared-ui';
import { Tabs } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { pageSize, PanelRows } from '../panel-parts/panel-rows';
import { RemoveEntry } from './remove-entry';
import { waitingTexts } from './texts';
import { useWaitingFile } from './use-waiting-file';
import { WaitingHead } from './waiting-head';
import { WaitingTable } from './waiting-table';

const everyState = 'all';

/** People who wait for tickets of the event. The choice is in the address. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(waitingTexts);
  const { viewer } = useScreen();
  const [params] = useSearchParams();
  const [removing, setRemoving] = useState<WaitingEntry | null>(null);
  const state = waitingStates.find((name) => name === params.get('state')) ?? everyState;
  const sort = waitingSorts.find((name) => name === params.get('sort')) ?? 'place';
  const order = params.get('order') === 'desc' ? 'desc' : 'asc';
  const search = params.get('people') ?? '';
  const page = Math.max(Number(params.get('page')) || 1, 1);
  const filter = { ...(state === everyState ? {} : { state }), ...(search === '' ? {} : { search }) };
  const query = { ...filter, sort, order, page, per_page: pageSize };
  const shows = [subjectOf('events', record.id)];
  const question = { call: waitingEntryCalls.listWaitingEntries, params: { id: record.id }, query, shows };
  const listRead = useOfficeRead(admin.calls, question, waitingEntriesSchema);
  const { data, again } = listRead;
  const rows = data?.data ?? [];
  const counts = data?.meta.states;
  const file = useWaitingFile(record.id, filter);

  const { addressOf, open } = usePanelAddress('waiting', { state, people: search, sort, order });

  const list = (
    <PanelRows
      list={listRead}
      page={page}
      pageAddress={(next) => addressOf({ page: next })}
      search={search}
      words={{
        noneFound: t('noneFound'),
        clear: t('clear'),
        none: t(state === everyState ? 'none' : 'noneInState'),
        hint: state === everyState ? t('noneHint') : undefined,
      }}
      onClear={() => open({ people: '' })}
    >
      <WaitingTable
        rows={rows}
        event={record}
        isLoading={data === null}
        mayEdit={mayCallForRows(viewer, waitingEntryCalls.moveWaitingEntry.access)}
        sort={{ field: sort, order, href: (field, nextOrder) => addressOf({ sort: field, order: nextOrder }) }}
        onRemove={setRemoving}
        onDone={again}
      />
    </PanelRows>
  );
  const shownStates = waitingStates.filter((name) => name === state || (counts?.[name] ?? 0) > 0);
  const allCount = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  return (
    <Stack gap={16}>
      <WaitingHead event={record} onChange={again} />
      <Cluster>
        <PanelSearch name="people" label={t('search')} value={search} onSearch={(people) => open({ people })} />
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
        tabs={[
          { id: everyState, label: t('all', { count: allCount }), content: state === everyState && list },
          ...shownStates.map((id) => ({
            id,
            label: t(`tabs.${id}`, { count: counts?.[id] ?? 0 }),
            content: id === state && list,
          })),
        ]}
      />
      {removing !== null && <RemoveEntry entry={removing} onClose={() => setRemoving(null)} onDone={again} />}
    </Stack>
  );
}
