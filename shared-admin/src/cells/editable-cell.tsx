import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import { Suspense, useContext, useSyncExternalStore, type ReactNode } from 'react';

import { nameOfRow, type AdminRow } from '../declare/admin-resource';
import type { Column } from '../list/column';
import { useAdminTexts } from '../texts';
import { CellContext } from './cell-context';
import { cellKey, type SimpleField } from './editable';
import { lazyPart } from '../lazy/lazy-part';

const CellEditor = lazyPart(() =>
  import(/* webpackChunkName: "kit-cells" */ './cell-editor').then(({ CellEditor: Editor }) => ({ default: Editor })),
);
const CellNote = lazyPart(() =>
  import(/* webpackChunkName: "kit-cells" */ './cell-note').then(({ CellNote: Note }) => ({ default: Note })),
);

export interface EditableCellProps {
  readonly field: SimpleField;
  readonly column: Column<AdminRow>;
  readonly row: AdminRow;
  /** The value as the list shows it. */
  readonly children: ReactNode;
}

/** A cell that can be edited: by a double click, its edit button, or by F2 or `i` on its row. */
export function EditableCell({ field, column, row, children }: EditableCellProps) {
  const t = useAdminTexts();
  const cells = useContext(CellContext);
  if (cells === null) throw new Error('EditableCell is for the cells of a list');
  const { book, words } = cells;
  const key = cellKey(row, column);
  const state = useSyncExternalStore(book.subscribe, () => book.at(key));
  const label = t('cells.edit', { field: words(`fields.${column.name}`), name: nameOfRow(row) });
  if (state?.is === 'open') {
    return (
      <Suspense fallback={children}>
        <CellEditor
          field={field}
          column={column}
          row={row}
          {...('editorValue' in state ? { editorValue: state.editorValue } : {})}
        />
      </Suspense>
    );
  }
  return (
    <Place data-cell={key} aria-busy={state?.is === 'saving'} onDoubleClick={() => book.open(key)}>
      <span>{children}</span>
      <button type="button" aria-label={label} title={label} onClick={() => book.open(key)} />
      {state !== undefined && state.is !== 'saving' && (
        <Suspense fallback={null}>
          <CellNote state={state} place={key} row={row} />
        </Suspense>
      )}
    </Place>
  );
}

/**
 * The icon is a CSS mask: a long list has hundreds of these buttons, and SVG elements would double the size of the
 * page.
 */
const pencil = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="m4 20 1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5"/></svg>',
)}") center / 1rem no-repeat`;

/** The button covers the end of the cell while the pointer is over the row, so it needs no space of its own. */
const Place = styled.span`
  position: relative;
  display: block;
  justify-self: stretch;
  > button {
    position: absolute;
    top: 50%;
    inset-inline-end: -${theme.space[12]};
    display: grid;
    width: 1.75rem;
    height: 1.75rem;
    padding: 0;
    place-items: center;
    border: 0;
    border-radius: ${theme.radius.small};
    background: ${theme.color.raised};
    color: ${theme.color.inkSoft};
    cursor: pointer;
    opacity: 0;
    transform: translateY(-50%);
    &::before {
      width: 1rem;
      height: 1rem;
      background: currentcolor;
      content: '';
      mask: ${pencil};
    }
  }
  [data-align='end'] > & > button {
    inset-inline: -${theme.space[12]} auto;
  }
  &[aria-busy='true'] > span:first-child {
    opacity: 0.6;
  }
  &:hover > button,
  tr:focus-within & > button {
    opacity: 1;
  }
  > button:hover {
    background: ${theme.color.sunken};
    color: ${theme.color.ink};
  }
  /* Cards have room for it; in a table under a finger it shows in the cell that was touched. */
  @media (hover: none) and (width < 48rem) {
    display: flex;
    gap: ${theme.space[4]};
    flex-wrap: wrap;
    align-items: center;
    > :first-child {
      flex: 1 1 0;
      min-width: 0;
    }
    > button {
      position: static;
      flex: none;
      background: none;
      opacity: 1;
      transform: none;
    }
  }
`;
