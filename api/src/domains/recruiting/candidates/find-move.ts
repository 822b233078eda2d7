import type { MovedCandidates } from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { companiesOf } from '../pool/pool-rows';
import { stageOf } from '../stages/stage-sql';
import type { LockedCandidate } from './move-target';

/** What a request with the same key has moved; null for a new one. */
export async function findMove(
  trx: Db,
  { viewer, locale, now }: WriteContext,
  key: string | undefined,
): Promise<MovedCandidates | null> {
  if (key === undefined) return null;
  type Row = MovedCandidates['moved'][number] & { readonly final_at: Date };
  const { rows } = await sql<Row>`select a.id, a.name, e.to_state as state, ${stageOf({ lang: locale, now })} as stage,
      e.version, e.final_at
    from application_events e join applications a on a.id = e.application_id
      left join candidate_stages s on s.id = e.to_stage_id
    where e.move_id = ${key}::uuid and e.actor_id = ${viewer?.id ?? 0} order by a.id`.execute(trx);
  const [first] = rows;
  if (first === undefined) return null;
  const results = rows.map(({ final_at: _until, ...candidate }) => candidate);
  return { id: key, moved: results, refused: [], until: first.final_at.toISOString() };
}

/** Adds the last moves of locked candidates: another statement than the lock, so that it sees a move that was waited for. */
export async function addMovedVersions(
  trx: Db,
  candidates: readonly Omit<LockedCandidate, 'moved_version'>[],
): Promise<readonly LockedCandidate[]> {
  const ids = candidates.map(({ id }) => id);
  const { rows } = await sql<{ id: number; version: number }>`select application_id as id, max(version) as version
    from application_events where application_id = any(${ids}::bigint[]) and transition <> 'view'
    group by application_id`.execute(trx);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return candidates.map((candidate) => ({
    ...candidate,
    moved_version: versions.get(candidate.id) ?? candidate.version,
  }));
}

/** Whether a candidate was moved since the caller has read a version; that the application was opened is no move. */
export function wasMoved({ version, moved_version: moveVersion }: LockedCandidate, readVersion: number): boolean {
  return readVersion < moveVersion || readVersion > version;
}

/** Whether the viewer is a recruiter of the company that a candidate has applied to. */
export async function recruitsFor(trx: Db, id: number, context: ReadContext): Promise<boolean> {
  const { rows } = await sql`select 1 from applications a join jobs j on j.id = a.job_id
    where a.id = ${id} and j.company_id in ${companiesOf(context)}`.execute(trx);
  return rows.length > 0;
}
