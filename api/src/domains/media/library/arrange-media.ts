import type { Arranged, Arrangement } from '@enlace/shared-contract/media';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { placesOf } from './replace-everywhere';

interface HeldMedium {
  readonly id: number;
  readonly name: string | null;
  readonly folder: string | null;
  readonly tags: readonly string[];
}

/**
 * Moves, tags or removes media, each with an audit entry. A medium that a record shows is not removed; the report names
 * the records.
 */
export function arrangeMedia(writing: WriteContext, arrangement: Arrangement): Promise<Arranged> {
  return writing.deps.db.transaction().execute(async (trx) => {
    const { rows } = await sql<HeldMedium>`select id, name, folder, tags from media
    where id in (${sql.join([...new Set(arrangement.ids)])}) and deleted_at is null
    order by id for update`.execute(trx);
    const mediaById = new Map(rows.map((row) => [row.id, row]));
    const report: Arranged = [];
    for (const id of new Set(arrangement.ids)) {
      const medium = mediaById.get(id);
      if (medium === undefined) {
        report.push({ id, name: null, outcome: 'missing', used_in: [] });
        continue;
      }
      const used_in = arrangement.action === 'remove' ? await placesOf(trx, id) : [];
      if (used_in.length > 0) {
        report.push({ id, name: medium.name, outcome: 'refused', used_in });
        continue;
      }
      await arrangeOne(trx, arrangement, medium, writing);
      report.push({ id, name: medium.name, outcome: 'changed', used_in: [] });
    }
    return report;
  });
}

async function arrangeOne(
  trx: Db,
  arrangement: Arrangement,
  medium: HeldMedium,
  { origin, now: at }: WriteContext,
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
  const namedTags = new Set(arrangement.tags);
  const others = medium.tags.filter((tag) => !namedTags.has(tag));
  const tags = arrangement.action === 'tag' ? [...others, ...namedTags].slice(0, 20) : others;
  return { after: { tags }, change: sql`tags = ${JSON.stringify(tags)}` };
}
