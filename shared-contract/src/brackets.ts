/**
 * Bracketed field names, in both directions: array fields are sent as repeated `name[]` (docs/SPECIFICATION.md,
 * section 5).
 * The browser writes `name[]` and `name[0][key]`; the server also accepts `name[0]`.
 */

export type FormScalar = string | number | boolean | Blob;
export type FormEntry = readonly [name: string, value: FormScalar];

/**
 * Flattens a plain object to form entries: arrays of scalars to `name[]`, arrays of objects to `name[0][key]`, objects
 * to `name[key]`. `undefined` is left out, `null` becomes the empty string, an empty array one empty `name[]`.
 */
export function toFormEntries(values: Readonly<Record<string, unknown>>): FormEntry[] {
  return Object.entries(values).flatMap(([name, value]) => entriesOf(name, value));
}

function entriesOf(name: string, value: unknown): FormEntry[] {
  if (value === undefined) return [];
  if (value === null) return [[name, '']];
  if (isScalar(value)) return [[name, value]];
  if (value instanceof Date) return [[name, value.toISOString()]];
  if (Array.isArray(value)) {
    if (value.length === 0) return [[`${name}[]`, '']];
    return value.flatMap((entry: unknown, index) =>
      isScalar(entry) ? [[`${name}[]`, entry] as const] : entriesOf(`${name}[${index}]`, entry),
    );
  }
  if (typeof value === 'object') return Object.entries(value).flatMap(([key, v]) => entriesOf(`${name}[${key}]`, v));
  return [];
}

function isScalar(value: unknown): value is FormScalar {
  return (
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    (typeof Blob !== 'undefined' && value instanceof Blob)
  );
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);
const maximumIndex = 1000;
/** Characters; a longer name is no field of the contract and is not taken apart. */
const longestName = 200;

/**
 * Folds `a[]`, `a[0]`, `a[key]`, `a[0][key]`, `a[][key]` into arrays and objects. One `a[]` makes an array of one, unless it is
 * empty: that is the empty array. The keys of `answers[…]` are ids, so it is always an object. Names that would touch a prototype, and names over 200 characters, are dropped. A plain name sent several times keeps its last value.
 */
export function foldBrackets(entries: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const root = new Map<string, Node>();
  for (const [name, value] of entries) {
    const path = pathOf(name);
    if (path !== null) insert(root, path, value);
  }
  return Object.fromEntries([...root].map(([key, node]) => [key, valueOf(node, key)]));
}

/** Fields whose keys are ids of rows. */
const tablesById = new Set(['answers']);

type Node = { readonly children: Map<string, Node>; next: number } | { readonly value: unknown };

function pathOf(name: string): string[] | null {
  if (name.length > longestName) return null;
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (match === null) return [name].some((part) => forbiddenKeys.has(part)) ? null : [name];
  const path = [match[1] ?? '', ...[...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((m) => m[1] ?? '')];
  if (path.some((part) => forbiddenKeys.has(part))) return null;
  return path.length > 5 ? null : path;
}

function insert(level: Map<string, Node>, path: readonly string[], value: unknown): void {
  const [head = '', ...rest] = path;
  if (rest.length === 0) {
    level.set(head, { value });
    return;
  }
  const foundNode = level.get(head);
  const node =
    foundNode !== undefined && 'children' in foundNode ? foundNode : { children: new Map<string, Node>(), next: 0 };
  level.set(head, node);
  const [key = '', ...deeper] = rest;
  const index = key === '' ? nextIndex(node, deeper) : key;
  if (/^\d+$/.test(index) && !tablesById.has(head)) {
    if (Number(index) > maximumIndex) return;
    node.next = Math.max(node.next, Number(index) + 1);
  }
  insert(node.children, [index, ...deeper], value);
}

/**
 * The index that `[]` means: that of the last entry as long as it does not have the key, else that of a new entry.
 * `a[][id]=1`, `a[][role]=x`, `a[][id]=2` are two entries.
 */
function nextIndex(
  { children, next }: Extract<Node, { readonly next: number }>,
  [key = '']: readonly string[],
): string {
  const last = children.get(String(next - 1));
  const isOpen = key !== '' && last !== undefined && 'children' in last && !last.children.has(key);
  return String(isOpen ? next - 1 : next);
}

function valueOf(node: Node, name = ''): unknown {
  if ('value' in node) return node.value;
  const keys = [...node.children.keys()];
  if (!tablesById.has(name) && keys.every((key) => /^\d+$/.test(key))) {
    const values = [...node.children].sort(([a], [b]) => Number(a) - Number(b)).map(([, child]) => valueOf(child));
    return values.length === 1 && values[0] === '' ? [] : values;
  }
  return Object.fromEntries([...node.children].map(([key, child]) => [key, valueOf(child, key)]));
}
