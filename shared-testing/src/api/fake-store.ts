import type { Resource } from '@enlace/shared-contract/resources';

import { keptValues } from './kept-values';

export type Row = Readonly<Record<string, unknown>>;
/** Rows by resource name. */
export type Seed = Readonly<Record<string, readonly object[]>>;

const bornAt = Date.parse('2026-03-01T12:00:00Z');

/** Rows in the order of creation; the trash in the order of removal. */
export class FakeStore {
  readonly #rows: Map<string, Row[]>;
  readonly #trash = new Map<string, Row[]>();
  #writes = 0;

  constructor(seed: Seed) {
    this.#rows = new Map(Object.entries(seed).map(([name, rows]) => [name, rows.map((row) => ({ ...row }))]));
  }

  has(name: string): boolean {
    return this.#rows.has(name);
  }

  rows(name: string): readonly Row[] {
    return this.#rows.get(name) ?? [];
  }

  trash(name: string): readonly Row[] {
    return this.#trash.get(name) ?? [];
  }

  find(name: string, key: 'id' | 'slug', value: unknown): Row | undefined {
    return this.rows(name).find((row) => String(row[key]) === String(value));
  }

  add(resource: Resource, blank: Row, values: Row): Row {
    const id = Math.max(0, ...this.rows(resource.name).map((row) => Number(row['id']))) + 1;
    const now = this.#now();
    const row = { ...blank, ...this.mergeValues(resource, blank, values), id, created_at: now, updated_at: now };
    this.#rows.set(resource.name, [...this.rows(resource.name), row]);
    return row;
  }

  edit(resource: Resource, row: Row, values: Row): Row {
    return this.change(resource.name, Number(row['id']), this.mergeValues(resource, row, values));
  }

  change(name: string, id: number, values: Row): Row {
    const changedRow = { ...this.find(name, 'id', id), ...values, updated_at: this.#now() };
    this.#rows.set(
      name,
      this.rows(name).map((row) => (row['id'] === id ? changedRow : row)),
    );
    return changedRow;
  }

  /** Removes a row; moves it to the trash if the resource has one. */
  remove({ name, isSoftDeleted }: Resource, id: number): void {
    const removedRows = this.rows(name).filter((row) => row['id'] === id);
    this.#rows.set(name, without(this.rows(name), id));
    const at = this.#now();
    if (isSoftDeleted)
      this.#trash.set(name, [...this.trash(name), ...removedRows.map((row) => ({ ...row, deleted_at: at }))]);
  }

  /** Takes a row out of the trash: restores it or deletes it for good. */
  takeFromTrash(name: string, id: number, isKept: boolean): void {
    const trashedRows = this.trash(name).filter((row) => row['id'] === id);
    this.#trash.set(name, without(this.trash(name), id));
    const back = trashedRows.map(({ deleted_at: _at, ...row }): Row => ({ ...row, updated_at: this.#now() }));
    if (isKept)
      this.#rows.set(
        name,
        [...this.rows(name), ...back].sort((a, b) => Number(a['id']) - Number(b['id'])),
      );
  }

  /** Row after a write, with attached and detached relations. */
  mergeValues(resource: Resource, before: Row, values: Row): Row {
    const names = resource.relations.flatMap((relation) => [relation.attach, relation.detach]);
    const plain = Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
    const relatedRows = resource.relations.map((relation) => {
      const heldRows = listOf(before[relation.field]);
      const detachedIds = listOf(values[relation.detach]);
      const addedRows = listOf(values[relation.attach]).flatMap((id) => this.find(relation.target, 'id', id) ?? []);
      return [relation.field, [...heldRows.filter((row) => !detachedIds.includes(idOf(row))), ...addedRows]] as const;
    });
    const plainValues = keptValues(resource, before, plain, (name, id) => this.find(name, 'id', id));
    return { ...plainValues, ...Object.fromEntries(relatedRows) };
  }

  /** A fixed clock: each write is a minute after the previous one. */
  #now(): string {
    this.#writes += 1;
    return new Date(bornAt + this.#writes * 60_000).toISOString();
  }
}

function without(rows: readonly Row[], id: number): Row[] {
  return rows.filter((row) => row['id'] !== id);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function idOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? row.id : row;
}
