import type { Resource } from '@enlace/shared-contract';

export type Row = Readonly<Record<string, unknown>>;
/** Rows by resource name. */
export type Seed = Readonly<Record<string, readonly object[]>>;

const bornAt = Date.parse('2026-03-01T12:00:00Z');

/** Rows in the order they were made. */
export class FakeStore {
  readonly #rows: Map<string, Row[]>;
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

  find(name: string, key: 'id' | 'slug', value: unknown): Row | undefined {
    return this.rows(name).find((row) => String(row[key]) === String(value));
  }

  add(resource: Resource, blank: Row, values: Row): Row {
    const id = Math.max(0, ...this.rows(resource.name).map((row) => Number(row['id']))) + 1;
    const now = this.#now();
    const row = { ...blank, ...this.#written(resource, blank, values), id, created_at: now, updated_at: now };
    this.#rows.set(resource.name, [...this.rows(resource.name), row]);
    return row;
  }

  edit(resource: Resource, row: Row, values: Row): Row {
    return this.change(resource.name, Number(row['id']), this.#written(resource, row, values));
  }

  change(name: string, id: number, values: Row): Row {
    const changed = { ...this.find(name, 'id', id), ...values, updated_at: this.#now() };
    this.#rows.set(
      name,
      this.rows(name).map((row) => (row['id'] === id ? changed : row)),
    );
    return changed;
  }

  remove(name: string, id: number): void {
    this.#rows.set(
      name,
      this.rows(name).filter((row) => row['id'] !== id),
    );
  }

  /** Values as a row keeps them: relations attached and detached, everything else as it came. */
  #written(resource: Resource, before: Row, values: Row): Row {
    const names = resource.relations.flatMap((relation) => [relation.attach, relation.detach]);
    const plain = Object.entries(values).filter(([name, value]) => !names.includes(name) && value !== undefined);
    const related = resource.relations.map((relation) => {
      const held = listOf(before[relation.field]);
      const gone = listOf(values[relation.detach]);
      const added = listOf(values[relation.attach]).flatMap((id) => this.find(relation.target, 'id', id) ?? []);
      return [relation.field, [...held.filter((row) => !gone.includes(idOf(row))), ...added]] as const;
    });
    return { ...Object.fromEntries(plain), ...Object.fromEntries(related) };
  }

  /** A clock that a test can rely on: each write is a minute after the one before. */
  #now(): string {
    this.#writes += 1;
    return new Date(bornAt + this.#writes * 60_000).toISOString();
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function idOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? row.id : row;
}
