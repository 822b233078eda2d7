import type { Resource } from '@enlace/shared-contract/resources';

type Values = Readonly<Record<string, unknown>>;

/** Form fields that no call sends. */
const helperFields = ['show_sponsor', 'show_chapters', 'chapter_name', 'apply', 'recruiters'];

/**
 * The values of a form as a call of the back office takes them: without helper fields and undefined values, each
 * relation as the difference `attach_x` / `detach_x`. An empty list is only sent if the original list had entries.
 * @param values the form's values; a relation's field holds ids
 * @param original the record as it was loaded, for the difference; missing when the record is new
 */
export function shapePayload(
  resource: Pick<Resource, 'drops' | 'relations'>,
  values: Values,
  original?: Values,
): Values {
  const droppedFields = new Set([...helperFields, ...resource.drops, ...resource.relations.map((r) => r.field)]);
  const plain = Object.entries(values).filter(
    ([name, value]) =>
      !droppedFields.has(name) && value !== undefined && (!isEmptyList(value) || isFilled(original?.[name])),
  );
  const differences = resource.relations.flatMap((relation) => {
    if (!(relation.field in values)) return [];
    if (relation.key !== undefined) return pairDifference(relation, relation.key, values, original);
    const before = idsOf(original?.[relation.field]);
    const after = idsOf(values[relation.field]);
    const attach = after.filter((id) => !before.includes(id));
    const detach = before.filter((id) => !after.includes(id));
    return [
      ...(attach.length > 0 ? [[relation.attach, attach] as const] : []),
      ...(detach.length > 0 ? [[relation.detach, detach] as const] : []),
    ];
  });
  return Object.fromEntries([...plain, ...differences]);
}

/** The difference of a relation whose pairs have columns: new or changed entries, and the ids of removed entries. */
function pairDifference(
  { field, attach, detach }: Resource['relations'][number],
  key: string,
  values: Values,
  original: Values | undefined,
): (readonly [string, unknown])[] {
  // Entries without an id, e.g. a speaker without an account, are only shown.
  const originalRows = rowsOf(original?.[field]).filter((row) => row[key] !== null);
  const before = new Map(originalRows.map((row) => [row[key], row]));
  const after = rowsOf(values[field]);
  const isSame = (row: Values): boolean => {
    const was = before.get(row[key]);
    return was !== undefined && Object.keys(row).every((name) => row[name] === was[name]);
  };
  const newRows = after.filter((row) => !isSame(row));
  const removedIds = [...before.keys()].filter((id) => after.every((row) => row[key] !== id));
  return [
    ...(newRows.length > 0 ? [[attach, newRows] as const] : []),
    ...(removedIds.length > 0 ? [[detach, removedIds] as const] : []),
  ];
}

function rowsOf(value: unknown): Values[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => (typeof entry === 'object' && entry !== null ? [{ ...entry }] : []));
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function idsOf(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry;
    return typeof id === 'number' ? [id] : [];
  });
}
