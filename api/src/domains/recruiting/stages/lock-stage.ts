import type { CandidateStage } from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { mayReadCompany } from '../candidates/candidate-rows';
import { stageOf } from './stage-sql';

export interface LockedStage {
  readonly id: number;
  readonly companyId: number;
  readonly summary: CandidateStage;
}

/** Locks a stage against its removal. Undefined for stages that were removed, and for those of other companies. */
export async function lockStage(trx: Db, id: number, context: ReadContext): Promise<LockedStage | undefined> {
  type Row = { readonly company_id: number; readonly stage: CandidateStage };
  const { rows } = await sql<Row>`select s.company_id, ${stageOf(context)} as stage from candidate_stages s
    where s.id = ${id} and s.removed_at is null and ${mayReadCompany(context, sql`s.company_id`)} for share of s`.execute(
    trx,
  );
  const [row] = rows;
  return row && { id, companyId: row.company_id, summary: row.stage };
}
