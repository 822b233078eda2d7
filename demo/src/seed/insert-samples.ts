import { type Db, insertRows, mountedResources, type SeedRow, slugify } from '@enlace/api/seeding';
import { createSampleBody, type Resource } from '@enlace/shared-contract/resources';
import { sql } from 'kysely';

import { dayMs } from './times';

const numbers = [1, 2, 3];

/** Three rows for each resource that has none yet, from its contract: a new resource needs no demo data of its own. */
export async function insertSamples(db: Db, now: Date): Promise<void> {
  for (const { resource, options } of mountedResources) {
    const { table, columns } = options.repository;
    if (resource.wire.add === undefined || !(await isEmpty(db, table))) continue;
    const names = [...Object.keys(columns), 'translations'];
    await insertRows(
      db,
      table,
      numbers.map((number) => makeRow(resource, names, number, now)),
    );
  }
}

async function isEmpty(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  return rows.length === 0;
}

/** A row with the columns of the names; its slug is made from its title, its times are a week apart. */
function makeRow(resource: Resource, names: readonly string[], number: number, now: Date): SeedRow {
  const body = createSampleBody(resource, number);
  const at = new Date(now.getTime() - (30 - number * 7) * dayMs);
  const values = Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));
  const slug = slugify(String(body['name'] ?? body['title']));
  return {
    id: number,
    ...values,
    ...('slug' in resource.entity.shape ? { slug } : {}),
    created_at: at,
    updated_at: at,
  };
}
