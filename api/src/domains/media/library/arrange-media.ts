import type { Arranged, Arrangement } from '@enlace/shared-contract';
import { sql } from 'kysely';

import { type AuditOrigin, recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { placesOf } from './show-instead';

interface HeldMedium {
  readonly id: number;
  readonly name: string | null;
  readonly folder: string | null;
  readonly tags: readonly string[];
}

/** Moves, tags or removes media, each with its audit entry. What is shown somewhere is not removed, and says where. */
export async function arrangeMedia(
  trx: Db,
  arrangement: Arrangement,
  origin: AuditOrigin,
  at: Date,
): Promise<Arranged> {
  const { rows } = await sql<HeldMedium>`select id, name, folder, tags from media
    where id in (${sql.join([...new Set(arrangement.ids)])}) and deleted_at is null
    order by id for update`.execute(trx);
  const held = new Map(rows.map((row) => [row.id, row]));
  const report: Arranged = [];
  for (const id of new Set(arrangement.ids)) {
    const medium = held.get(id);
    if (medium === undefined) {
      report.push({ id, name: null, outcome: 'missing', used_in: [] });
      continue;
    }
    const used_in = arrangement.action === 'remove' ? await placesOf(trx, id) : [];
    if (used_in.length > 0) {
      report.push({ id, name: medium.name, outcome: 'refused', used_in });
      continue;
    }
    await arrangeOne(trx, arrangement, medium, origin, at);
    report.push({ id, name: medium.name, outcome: 'changed', used_in: [] });
  }
  return report;
}

async function arrangeOne(
  trx: Db,
  arrangement: Arrangement,
  medium: HeldMedium,
  origin: AuditOrigin,
  at: Date,
): Promise<void> {
  const { after, change } = changeOf(arrangement, medium, at);
  await sql`update media set ${change}, updated_at = ${at} where id = ${medium.id}`.execute(trx);
  const action = arrangement.action === 'remove' ? 'remove' : 'edit';
  const before = Object.fromEntries(Object.entries(medium).filter(([name]) => name in after));
  await recordAudit(trx, { origin, action, resource: 'media', rowId: medium.id, before, after });
}

function changeOf(arrangement: Arrangement, medium: HeldMedium, at: Date) {
  if (arrangement.action === 'remove') return { after: {}, change: sql`deleted_at = ${at}` };
  if (arrangement.action === 'move') {
    const folder = arrangement.folder ?? null;
    return { after: { folder }, change: sql`folder = ${folder}` };
  }
  const named = new Set(arrangement.tags);
  const others = medium.tags.filter((tag) => !named.has(tag));
  const tags = arrangement.action === 'tag' ? [...others, ...named].slice(0, 20) : others;
  return { after: { tags }, change: sql`tags = ${JSON.stringify(tags)}` };
}
