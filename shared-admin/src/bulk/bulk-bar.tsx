import { bulkIdCap, type BulkOperation } from '@enlace/shared-contract/admin';
import { useScreen } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';
import { Suspense } from 'react';

import { rightsOf } from '../declare/abilities';
import type { AdminResource, AdminRow } from '../declare/admin-resource';
import type { ListState } from '../list/list-state';
import { useAdminTexts } from '../texts';
import { bulkOperations } from './bulk-operations';
import { countSelected, nothing, type Selected } from './selected';
import { lazyPart } from '../lazy/lazy-part';
import { SelectionBar } from './selection-bar';

const BulkDialog = lazyPart(() =>
  import(/* webpackChunkName: "kit-bulk" */ './bulk-dialog').then(({ BulkDialog: Dialog }) => ({ default: Dialog })),
);

export interface BulkBarProps {
  readonly admin: AdminResource;
  readonly state: ListState;
  readonly selected: Selected;
  /** Number of matching rows; null while unknown. */
  readonly total: number | null;
  /** The rows of this page. */
  readonly rows: readonly AdminRow[];
  /** The operation whose dialog is open. */
  readonly operation: BulkOperation | null;
  readonly onOperation: (operation: BulkOperation | null) => void;
  readonly onSelect: (selected: Selected) => void;
  /** Called after rows have changed. */
  readonly onDone: () => void;
}

/** Operations for the selected rows; not rendered without a selection. */
export function BulkBar(props: BulkBarProps) {
  const { admin, state, selected, total, rows, operation, onOperation, onSelect, onDone } = props;
  const t = useAdminTexts();
  const formats = useFormats();
  const count = countSelected(selected, total ?? 0);
  const { viewer } = useScreen();
  const operations = bulkOperations(rightsOf(admin.handle.contract, viewer), rows, state.isTrashed);
  // The dialog stays open with its result when no row remains.
  const isEmpty = count === 0 || operations.length === 0;
  return (
    <>
      {!isEmpty && (
        <SelectionBar
          label={t('bulk.title')}
          status={
            <>
              {t('bulk.selected', { count, total: formats.number(total ?? count) })}
              {!selected.isAll && total !== null && total > rows.length && (
                <Button variant="ghost" size="small" onClick={() => onSelect({ isAll: true, ids: [] })}>
                  {t('bulk.selectAll', { total: formats.number(total) })}
                </Button>
              )}
            </>
          }
          clear={t('bulk.clear')}
          onClear={() => onSelect(nothing)}
        >
          {operations.map((one) => (
            <Button
              key={one}
              size="small"
              variant={one === 'remove' || one === 'hardRemove' ? 'secondary' : 'primary'}
              isDisabled={selected.ids.length > bulkIdCap}
              onClick={() => onOperation(one)}
            >
              {t(`bulk.operations.${one}`)}
            </Button>
          ))}
        </SelectionBar>
      )}
      {operation !== null && (
        <Suspense fallback={null}>
          <BulkDialog
            admin={admin}
            state={state}
            selected={selected}
            count={count}
            operation={operation}
            onDone={onDone}
            onClose={() => onOperation(null)}
          />
        </Suspense>
      )}
    </>
  );
}
