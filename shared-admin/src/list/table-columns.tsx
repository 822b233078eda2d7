import { styled } from '@enlace/shared-platform';
import { Link, theme } from '@enlace/shared-ui';
import type { TableColumn } from '@enlace/shared-ui/controls';
import { Suspense } from 'react';

import { EditableCell } from '../cells/editable-cell';
import type { SimpleField } from '../cells/editable';
import { abilitiesOf } from '../declare/abilities';
import { nameOfRow, type AdminResource, type AdminRow } from '../declare/admin-resource';
import type { ResourceTexts } from '../declare/resource-texts';
import { lazyPart } from '../lazy/lazy-part';
import { Cell } from './cells';
import { DetailLine } from './detail-line';

const DeletedCell = lazyPart(() =>
  import(/* webpackChunkName: "kit-trash" */ '../trash/deleted-cell').then(({ DeletedCell: Deletion }) => ({
    default: Deletion,
  })),
);

interface Options {
  readonly admin: AdminResource;
  readonly words: ResourceTexts;
  readonly canSort: boolean;
  /** Rows in the trash have no form, and show their deletion. */
  readonly isTrashed: boolean;
  readonly deletedLabel: string;
  /** Fields that cells edit, by column. */
  readonly editable: ReadonlyMap<string, SimpleField>;
}

/** The table's columns; the first one links to the form for users who can edit. */
export function tableColumns({
  admin,
  words,
  canSort,
  isTrashed,
  deletedLabel,
  editable,
}: Options): readonly TableColumn<AdminRow>[] {
  const { columns, path, rules } = admin;
  const deletedColumn: TableColumn<AdminRow> = {
    key: 'deleted_at',
    header: deletedLabel,
    cell: (row) => (
      <Suspense fallback={null}>
        <DeletedCell row={row} />
      </Suspense>
    ),
  };
  // The deletion and the actions of a row need the room of minor columns.
  const shownColumns = isTrashed ? columns.filter(({ name, isMinor }) => name !== 'updated_at' && !isMinor) : columns;
  const plainColumns = shownColumns.map((column, index) => ({
    key: column.name,
    header: words(`fields.${column.name}`),
    isPrimary: index === 0,
    ...(column.isMinor ? { isMinor: true } : {}),
    ...((column.isNumber ?? column.cell === 'number') ? { align: 'end' as const } : {}),
    ...(canSort && rules.sorts.includes(column.name) ? { sort: column.name } : {}),
    cell: (row: AdminRow) => {
      const field = isTrashed || !abilitiesOf(row).edit ? undefined : editable.get(column.name);
      const content = (
        <>
          {index === 0 && !isTrashed && abilitiesOf(row).edit ? (
            <Name variant="quiet" to={`${path}/${row.id}`} title={nameOfRow(row)}>
              {nameOfRow(row)}
            </Name>
          ) : (
            <Value data-name={index === 0 ? '' : undefined}>
              <Cell column={column} row={row} words={words} />
            </Value>
          )}
          {column.detail && <DetailLine column={column} row={row} words={words} />}
        </>
      );
      return field === undefined ? (
        content
      ) : (
        <EditableCell field={field} column={column} row={row}>
          {content}
        </EditableCell>
      );
    },
  }));
  return isTrashed ? [...plainColumns, deletedColumn] : plainColumns;
}

/** One line, or two without a detail; the room around it is for the focus ring. */
const Name = styled(Link)`
  display: -webkit-box;
  overflow: hidden;
  width: fit-content;
  max-width: 52ch;
  margin: -3px;
  padding: 3px;
  color: ${theme.color.ink};
  font-weight: 600;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  &:has(+ [data-detail]) {
    -webkit-line-clamp: 1;
  }
`;

/** Two lines at most, so that all rows have one height. */
const Value = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  /* One line above a detail, as wide as a short name. */
  &:has(+ [data-detail]) {
    display: block;
    max-width: 8rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* The name of a row without a form takes the free width, as one with a form. */
  &[data-name]:has(+ [data-detail]) {
    display: -webkit-box;
    max-width: 52ch;
    -webkit-line-clamp: 1;
    white-space: normal;
  }
`;
