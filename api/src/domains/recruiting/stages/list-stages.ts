import { isAllowed } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import type { CandidateStage, CompanyStages } from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, jsonList, jsonObject } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { isVisibleApplicant, mayReadCompany } from '../candidates/candidate-rows';
import { allTexts, type LocalTexts } from '../local-texts';
import { stageOf } from './stage-sql';

/** Companies of one answer. */
const mostCompanies = 200;

interface StageRow {
  readonly stage: CandidateStage;
  readonly names: LocalTexts;
  readonly count: number;
}

interface Row {
  readonly company: CompanyStages['company'];
  readonly version: number;
  readonly stages: readonly StageRow[];
}

const candidateCount = sql`(select count(*) from applications a join jobs j on j.id = a.job_id
  where a.stage_id = s.id and j.company_id = s.company_id and ${isVisibleApplicant})`;

function companyStages(context: ReadContext): Expression {
  const stages = jsonList(
    sql`select ${jsonObject({
      stage: stageOf(context),
      names: sql`s.names`,
      count: candidateCount,
    })} as row from candidate_stages s where s.company_id = c.id and s.removed_at is null order by s.position, s.id`,
  );
  return sql`select ${jsonObject({ id: sql`c.id`, name: sql`c.name` })} as company,
    coalesce(l.version, 0) as version, ${stages} as stages
    from companies c left join candidate_stage_lists l on l.company_id = c.id`;
}

const present = ({ stages, ...row }: Row): CompanyStages => ({
  ...row,
  stages: stages.map(({ stage, names, count }) => ({ ...stage, names: allTexts(names), count })),
});

/** The stages of a company. Throws NOT_FOUND, also for companies that the viewer may not read. */
export async function findCompanyStages(db: Db, companyId: number, context: ReadContext): Promise<CompanyStages> {
  const { rows } = await sql<Row>`${companyStages(context)} where c.id = ${companyId} and c.deleted_at is null
    and ${mayReadCompany(context, sql`c.id`)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND');
  return present(row);
}

/** The stages of all companies that the viewer may read; readers of all get those of companies with stages. */
export async function listCompanyStages(db: Db, context: ReadContext): Promise<CompanyStages[]> {
  const readsAll = isAllowed(context.viewer ?? null, ['admin', 'candidates.list']);
  const isListed = readsAll ? sql`l.version is not null` : mayReadCompany(context, sql`c.id`);
  const { rows } = await sql<Row>`${companyStages(context)} where c.deleted_at is null and ${isListed}
    order by c.name, c.id limit ${mostCompanies}`.execute(db);
  return rows.map(present);
}
