import type { Row } from '../table-repository';

/**
 * Path of a child row in the values of its parent: `lessons.12`, of a child's child `tickets.5.questions.9`. The value
 * under the path itself names the child, `{ id, name }`, and is null where the parent has no such child; the values of
 * the child follow as `lessons.12.title`. A regular expression of JavaScript and of the database.
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

/** Names of fields, without the paths that only name a child. */
export function fieldNames(names: readonly string[]): string[] {
  return names.filter((name) => childPathOf(name) !== name);
}

/** Values of a child under the names that the history of its parent gives them. */
export function underPath(path: string, values: Row): Row {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${path}.${name}`, value]));
}

/** What a history knows of one child: its own values, and whether the parent has it. */
export interface ChildState {
  readonly id: number;
  /** Null when the history does not name the child: nothing has happened to it. */
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
