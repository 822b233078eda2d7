import type { BulkOperation } from '@enlace/shared-contract/admin';
import { useScreen } from '@enlace/shared-data';
import { useNavigate } from '@enlace/shared-platform';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';

import { countSelected, isSelected, nothing, selectOnPage, toggleRow, type Selected } from '../bulk/selected';
import { bulkOperations } from '../bulk/bulk-operations';
import { abilitiesOf, rightsOf } from '../declare/abilities';
import type { AdminResource, AdminRow } from '../declare/admin-resource';
import { useResourceTexts } from '../declare/resource-texts';
import type { ListState } from '../list/list-state';
import { cellAtFocus, focusRow, rowAtFocus } from './row-focus';
import { areSingleKeysOn, isElsewhere, isTaken } from './single-keys';
import { useGoKeys } from './use-go-keys';
import { lazyPart } from '../lazy/lazy-part';

const KeysDialog = lazyPart(() =>
  import(/* webpackChunkName: "kit-keys" */ './keys-dialog').then(({ KeysDialog: Dialog }) => ({ default: Dialog })),
);

export interface ListKeysProps {
  readonly admin: AdminResource;
  readonly state: ListState;
  readonly rows: readonly AdminRow[];
  readonly total: number | null;
  readonly selected: Selected;
  /** Missing when rows cannot be selected. */
  readonly onSelect: ((selected: Selected) => void) | undefined;
  readonly onRemove: (row: AdminRow) => void;
  /** Opens the dialog of an operation for the selected rows. */
  readonly onOperation: (operation: BulkOperation) => void;
  readonly onPage: (page: number) => void;
  /** Opens a cell for editing. */
  readonly onWrite: (cell: string) => void;
}

/** Keyboard shortcuts of a list: previous and next row, actions of the focused row, pages, and help. */
export function ListKeys(props: ListKeysProps) {
  const { admin, state, rows, total, selected, onSelect, onRemove, onOperation, onPage, onWrite } = props;
  const label = useResourceTexts(admin)('title');
  const { viewer } = useScreen();
  const navigate = useNavigate();
  const [isHelping, setHelping] = useState(false);
  const go = useGoKeys();
  const lastSelected = useRef<number | null>(null);

  const move = (step: 1 | -1) => {
    const at = rowAtFocus(label);
    const next = at === null ? (step === 1 ? 0 : rows.length - 1) : at + step;
    return focusRow(label, Math.min(rows.length - 1, Math.max(0, next)));
  };
  const tick = (at: number, isRange: boolean) => {
    const row = rows[at];
    if (row === undefined || onSelect === undefined) return;
    const from = lastSelected.current === null ? at : rows.findIndex(({ id }) => id === lastSelected.current);
    lastSelected.current = row.id;
    if (!isRange || from === -1) return onSelect(toggleRow(selected, row.id));
    const between = rows.slice(Math.min(from, at), Math.max(from, at) + 1).map(({ id }) => id);
    const ids = rows.map(({ id }) => id);
    onSelect(
      selectOnPage(selected, ids, new Set(ids.filter((id) => between.includes(id) || isSelected(selected, id)))),
    );
  };
  /** Selects the rows of the page; if they are all selected, all matching rows. */
  const tickAll = () => {
    if (onSelect === undefined || rowAtFocus(label) === null) return false;
    const ids = rows.map(({ id }) => id);
    const isPage = ids.every((id) => isSelected(selected, id));
    onSelect(isPage ? { isAll: true, ids: [] } : selectOnPage(selected, ids, new Set(ids)));
    return true;
  };
  const turn = (page: number) => {
    if (page >= 1 && page <= Math.ceil((total ?? 0) / state.perPage)) onPage(page);
  };

  const write = () => {
    const cell = cellAtFocus(label);
    if (cell !== null) onWrite(cell);
    return cell !== null;
  };

  const rights = rightsOf(admin.handle.contract, viewer);
  /** Opens an operation for the selected rows; false without a selection or the right. */
  const runSelected = (operation: BulkOperation): boolean => {
    const hasSelection = onSelect !== undefined && countSelected(selected, total ?? 0) > 0;
    if (!hasSelection || !bulkOperations(rights, rows, state.isTrashed).includes(operation)) return false;
    onOperation(operation);
    return true;
  };

  /** Runs the shortcut of a key; false when the key has none here. */
  const act = (key: string, isShift: boolean): boolean => {
    const at = rowAtFocus(label);
    const row = at === null ? undefined : rows[at];
    if (key === 'j' || (key === 'ArrowDown' && at !== null)) return move(1);
    if (key === 'k' || (key === 'ArrowUp' && at !== null)) return move(-1);
    if (key === '[') turn(state.page - 1);
    else if (key === ']') turn(state.page + 1);
    else if (key === '?') setHelping(true);
    else if (key === 'n' && rights.add && !state.isTrashed) void navigate(`${admin.path}/new`);
    else if (key === '#' && runSelected(state.isTrashed ? 'hardRemove' : 'remove')) return true;
    else if (key === 'e' && runSelected('edit')) return true;
    else if (at === null || row === undefined) return false;
    else if (key === 'x' || key === 'X') tick(at, isShift);
    else if (state.isTrashed) return false;
    else if (key === 'i' || key === 'F2') return write();
    else if (key === 'e' && abilitiesOf(row).edit) void navigate(`${admin.path}/${row.id}`);
    else if (key === '#' && abilitiesOf(row).remove) onRemove(row);
    else return false;
    return true;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (viewer === null) return;
    const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (isAll && !isElsewhere(event) && tickAll()) event.preventDefault();
    if (isTaken(event)) return;
    if (event.key === 'Escape' && onSelect !== undefined && countSelected(selected, total ?? 0) > 0) onSelect(nothing);
    // F2 is not pressed by accident, so it is always active.
    if (event.key !== 'F2' && !areSingleKeysOn(viewer.id)) return;
    if (go(event) || act(event.key, event.shiftKey)) event.preventDefault();
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  return isHelping && viewer !== null ? (
    <Suspense fallback={null}>
      <KeysDialog viewerId={viewer.id} onClose={() => setHelping(false)} />
    </Suspense>
  ) : null;
}
