import type { BulkOperation } from '@enlace/shared-contract/admin';
import type { ScreenContext } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { ButtonLink, Text, theme } from '@enlace/shared-ui';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';

import { BulkBar } from '../bulk/bulk-bar';
import { OpenJob } from '../bulk/open-job';
import { nothing, selectOnPage } from '../bulk/selected';
import { useSelected } from '../bulk/use-selected';
import { abilitiesOf, rightsOf } from '../declare/abilities';
import type { AdminResource, AdminRow } from '../declare/admin-resource';
import { useResourceTexts } from '../declare/resource-texts';
import { useAdminTexts } from '../texts';
import { UndoBar } from '../undo/undo-bar';
import { layoutOf } from '../views/layout';
import { everything } from '../views/opening';
import { OpeningNote } from '../views/opening-note';
import { useLayout } from '../views/use-layout';
import { ListHead } from './list-head';
import { ListToolbar } from './list-toolbar';
import { NoRows } from './no-rows';
import { RowsPanel } from './rows-panel';
import { useListRows } from './use-list-rows';
import { lazyPart } from '../lazy/lazy-part';

const DeleteDialog = lazyPart(() =>
  import(/* webpackChunkName: "kit-delete" */ '../removal/delete-dialog').then(({ DeleteDialog: Dialog }) => ({
    default: Dialog,
  })),
);

export interface ResourceListProps {
  readonly admin: AdminResource;
  readonly context: ScreenContext;
}

/** A list with its search, filters, pages and row actions. */
export function ResourceList({ admin, context }: ResourceListProps) {
  const t = useAdminTexts();
  const words = useResourceTexts(admin);
  const [removing, setRemoving] = useState<AdminRow | null>(null);
  const [operation, setOperation] = useState<BulkOperation | null>(null);
  const { handle, path, columns } = admin;
  const [layout, setLayout] = useLayout(path);
  const listRows = useListRows(admin, context, (savedView) => setLayout(() => layoutOf(columns, savedView)));
  const { state, list, rows, total } = listRows;
  const [selected, select] = useSelected(
    path,
    JSON.stringify([state.filters, state.search, state.where, state.isTrashed]),
  );
  const finishRemoval = () => {
    setRemoving(null);
    // When the last row of a page was removed, the list shows the previous page.
    if (rows.length === 1 && state.page > 1) listRows.change({ page: state.page - 1 });
  };
  const handleGone = useLatest(finishRemoval);

  const rights = rightsOf(handle.contract, context.viewer);
  const canAdd = !state.isTrashed && list.abilities?.add === true && rights.add;
  const addLink = canAdd && (
    <ButtonLink iconBefore="plus" to={`${path}/new`}>
      {words('add')}
    </ButtonLink>
  );
  const mayChange = rows.some((row) => abilitiesOf(row).edit || abilitiesOf(row).remove);
  const { capabilities: has } = handle.contract;
  const isBulk = has.bulk && mayChange;
  const isRefused = list.failure?.code === 'FORBIDDEN';
  const ids = rows.map(({ id }) => id);
  const selectPage = () => select(selectOnPage(selected, ids, new Set(ids)));
  const canEmpty = state.isTrashed && rights.hardRemove && has.bulk && total !== null && total > 0;
  const emptyTrash = () => {
    select({ isAll: true, ids: [] });
    setOperation('hardRemove');
  };
  const hasRows = list.status !== 'rejected' && (listRows.isWaiting || rows.length > 0);

  return (
    <>
      <ListHead
        admin={admin}
        listRows={listRows}
        words={words}
        layout={layout}
        canAdd={canAdd}
        isRefused={isRefused}
        onLayout={(next) => setLayout(() => next)}
        onSelectPage={isBulk && hasRows ? selectPage : undefined}
        onEmptyTrash={canEmpty ? emptyTrash : undefined}
      />
      {has.undo && (rights.remove || mayChange) && <UndoBar admin={admin} />}
      {(has.bulk || has.import) && (rights.edit || rights.remove || mayChange) && <OpenJob admin={admin} />}
      {state.isTrashed && !isRefused && (
        <ListNote tone="soft">{t(rights.hardRemove ? 'trash.hintErase' : 'trash.hint')}</ListNote>
      )}
      {listRows.opening !== null && (
        <ListNote size="small" tone="soft">
          <OpeningNote name={listRows.opening.name} to={`${path}${everything}`} />
        </ListNote>
      )}
      {!isRefused && <ListToolbar admin={admin} state={state} words={words} total={total} onChange={listRows.change} />}
      {hasRows ? (
        <RowsPanel
          admin={admin}
          listRows={listRows}
          words={words}
          layout={layout}
          selected={selected}
          onLayout={setLayout}
          onSelect={isBulk ? select : undefined}
          onRemove={setRemoving}
          onOperation={setOperation}
          onGone={handleGone}
        />
      ) : (
        <NoRows listRows={listRows} words={words} action={addLink} />
      )}
      {has.bulk && (
        <BulkBar
          admin={admin}
          state={state}
          selected={selected}
          total={total}
          rows={rows}
          operation={operation}
          onOperation={setOperation}
          onSelect={select}
          onDone={() => select(nothing)}
        />
      )}
      {removing !== null && (
        <Suspense fallback={null}>
          <DeleteDialog admin={admin} row={removing} onClose={() => setRemoving(null)} onRemoved={finishRemoval} />
        </Suspense>
      )}
    </>
  );
}

/** A function with a stable identity that always calls the latest callback. */
function useLatest(run: () => void): () => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback(() => latest.current(), []);
}

const ListNote = styled(Text)`
  margin-bottom: ${theme.space[12]};
`;
