import type { Row } from '../../core/table/repository';
import type { RelatedRow, RelationChange, RowUndo } from '../../core/write/row-change';
import { relatedId } from '../../core/write/write-relations';

/** Combines the undos of two successive writes of one row. The result undoes both. */
export function joinUndos(first: RowUndo, second: RowUndo): RowUndo {
  if (!('columns' in first) || !('columns' in second)) return first;
  return {
    columns: { ...second.columns, ...first.columns },
    relations: joinRelations(first.relations ?? {}, second.relations ?? {}),
  };
}

const none = { attached: [], detached: [] };

function joinRelations(first: RelationChange, second: RelationChange): RelationChange {
  const fields = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return Object.fromEntries(fields.map((field) => [field, joinOne(first[field] ?? none, second[field] ?? none)]));
}

type FieldChange = RelationChange[string];

function joinOne(first: FieldChange, second: FieldChange): FieldChange {
  const [one, two] = [indexOf(first), indexOf(second)];
  const ids = [
    ...new Set([...one.attached.keys(), ...one.detached.keys(), ...two.attached.keys(), ...two.detached.keys()]),
  ];
  const attachedRows: RelatedRow[] = [];
  const detachedRows: RelatedRow[] = [];
  for (const id of ids) {
    const was = one.detached.get(id) ?? (one.attached.has(id) ? undefined : two.detached.get(id));
    const is = two.attached.get(id) ?? (two.detached.has(id) ? undefined : one.attached.get(id));
    if (columnsOf(was) === columnsOf(is)) continue;
    if (is !== undefined) attachedRows.push(is);
    if (was !== undefined) detachedRows.push(was);
  }
  return { attached: attachedRows, detached: detachedRows };
}

function indexOf({ attached: attachedRows, detached: detachedRows }: FieldChange) {
  const byId = (rows: readonly RelatedRow[]) => new Map(rows.map((row) => [relatedId(row), row]));
  return { attached: byId(attachedRows), detached: byId(detachedRows) };
}

function columnsOf(row: RelatedRow | undefined): string {
  const columns: Row | number | null = row ?? null;
  return JSON.stringify(columns);
}
