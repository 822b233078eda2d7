import type { Row } from '../../core/table/repository';

/**
 * Path of a child row in the values of its parent: `lessons.12`, or `tickets.5.questions.9` for a child of a child.
 * The path itself has the value `{ id, name }`, or null when the parent has no such child; values of the child have
 * names such as `lessons.12.title`. The pattern is valid in JavaScript and in the database.
 */
export const childPathPattern = '([a-z]\\w*\\.\\d+\\.)*[a-z]\\w*\\.\\d+';

const pathAtStart = new RegExp(`^${childPathPattern}(?=\\.|$)`);

/** The path of the child that a value belongs to; null for a value of the row itself. */
function childPathOf(name: string): string | null {
  return pathAtStart.exec(name)?.[0] ?? null;
}

/** The values of a row without those of its children. */
export function withoutChildren(values: Row): Row {
  return Object.fromEntries(Object.entries(values).filter(([name]) => childPathOf(name) === null));
}

/** The values of a row's children alone. */
export function childrenOnly(values: Row): Row {
  return Object.fromEntries(Object.entries(values).filter(([name]) => childPathOf(name) !== null));
}

/** Names of fields, without paths that only identify a child. */
export function fieldNames(names: readonly string[]): string[] {
  return names.filter((name) => childPathOf(name) !== name);
}

/** Values of a child with their names in the history of the parent. */
export function underPath(path: string, values: Row): Row {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${path}.${name}`, value]));
}

/** The state of one child in a history: its own values, and whether the parent has the child. */
export interface ChildState {
  readonly id: number;
  /** Null when the history does not contain the child, so it has never changed. */
  readonly exists: boolean | null;
  readonly values: Row;
}

/** The children of a row by field and id, from the values of its history. Values of their own children keep their paths. */
export function childStates(values: Row): ReadonlyMap<string, ReadonlyMap<number, ChildState>> {
  const fields = new Map<string, Map<number, ChildState>>();
  for (const [name, value] of Object.entries(values)) {
    const [, field = '', number = '', rest] = /^([a-z]\w*)\.(\d+)(?:\.(.+))?$/.exec(name) ?? [];
    if (field === '') continue;
    const children = fields.get(field) ?? new Map<number, ChildState>();
    const id = Number(number);
    const child = children.get(id) ?? { id, exists: null, values: {} };
    children.set(
      id,
      rest === undefined
        ? { ...child, exists: value !== null }
        : { ...child, values: { ...child.values, [rest]: value } },
    );
    fields.set(field, children);
  }
  return fields;
}
