import type { Viewer } from '@enlace/shared-contract/access';
import type { DashboardGoal, saveGoalSchema } from '@enlace/shared-contract/dashboards';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import type { Db } from '../../../../infrastructure/db/database';
import { transact } from '../../../../infrastructure/db/transact';
import type { Expression } from '../../../../kit/core/table/expressions';
import { boardTexts, refuseField, withCount } from '../boards-texts';
import { findDataset } from '../../datasets/datasets';
import { lockReader, type ReaderWriting } from '../require-reader';
import { mayReadMark, mayWriteMark, requireScope } from './mark-scope';

/** Goals of one user, of one company, and of all readers. */
const mostGoals = 60;

const owner = sql.ref('m.owner_id');

/** The unique key of a goal by its scope. */
const goalKeys: Readonly<Record<DashboardGoal['scope'], Expression>> = {
  own: sql`(owner_id, dataset)`,
  company: sql`(company_id, dataset)`,
  all: sql`(dataset) where scope = 'all'`,
};

/** Goals that a viewer reads. Goals of data sets that no longer exist are left out. */
export async function findGoals(db: Db, viewer: Viewer, condition: Expression = sql`true`): Promise<DashboardGoal[]> {
  const { rows } = await sql<DashboardGoal>`select m.id, m.dataset, m.value, m.scope, m.company_id,
      ${mayWriteMark(viewer, owner)} as can_edit
    from dashboard_goals m where ${mayReadMark(viewer, owner)} and ${condition}
    order by m.dataset, m.scope, m.id`.execute(db);
  return rows.filter(({ dataset }) => findDataset(dataset) !== undefined);
}

/** A goal with the condition of the goals that count towards the same limit. */
interface GoalPlace {
  readonly dataset: string;
  readonly scope: DashboardGoal['scope'];
  readonly ownerId: number | null;
  readonly companyId: number | null;
  readonly isNeighbour: Expression;
}

/**
 * Saves the goal of a data set in a scope; null removes it. A repeated call changes nothing.
 * @throws VALIDATION_FAILED for an unknown data set, another company, a scope of admins, and too many goals
 */
export async function saveGoal(
  writing: ReaderWriting,
  goal: z.infer<typeof saveGoalSchema>,
): Promise<DashboardGoal | null> {
  const { viewer, origin, deps, locale } = writing;
  const { dataset, scope, value } = goal;
  if (findDataset(dataset) === undefined) throw refuseField('dataset', boardTexts[locale].unknownDataset);
  return transact(deps.db, async (trx) => {
    const companyId = await requireScope(trx, writing, goal);
    await lockReader(trx, viewer.id);
    const ownerId = scope === 'own' ? viewer.id : null;
    const isNeighbour = sql`(m.scope = ${scope} and m.owner_id is not distinct from ${ownerId}::bigint
      and m.company_id is not distinct from ${companyId}::bigint)`;
    const place = { dataset, scope, ownerId, companyId, isNeighbour };
    const rowId = value === null ? await deleteGoal(trx, place) : await upsertGoal(trx, place, value, locale);
    const action = value === null ? 'removeDashboardGoal' : 'saveDashboardGoal';
    const after = { dataset, scope, value, company_id: companyId };
    if (rowId !== null) await recordAudit(trx, { origin, action, resource: 'dashboard_goals', rowId, after });
    const [row = null] = await findGoals(trx, viewer, sql`(${isNeighbour} and m.dataset = ${dataset})`);
    return row;
  });
}

/** Returns the id of the deleted goal; null when there is none. */
async function deleteGoal(trx: Db, { dataset, isNeighbour }: GoalPlace): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`delete from dashboard_goals m
    where ${isNeighbour} and m.dataset = ${dataset} returning m.id`.execute(trx);
  return rows[0]?.id ?? null;
}

/** Returns the id of the goal; null when it has the value already. */
async function upsertGoal(
  trx: Db,
  { dataset, scope, ownerId, companyId, isNeighbour }: GoalPlace,
  value: number,
  locale: ReaderWriting['locale'],
): Promise<number | null> {
  const { rows: counts } = await sql<{ count: number }>`select count(*)::integer as count from dashboard_goals m
    where ${isNeighbour} and m.dataset <> ${dataset}`.execute(trx);
  if ((counts[0]?.count ?? 0) >= mostGoals)
    throw refuseField('dataset', withCount(boardTexts[locale].tooManyGoals, mostGoals));
  const { rows } = await sql<{ id: number }>`insert into dashboard_goals (dataset, value, scope, owner_id, company_id)
    values (${dataset}, ${value}, ${scope}, ${ownerId}, ${companyId})
    on conflict ${goalKeys[scope]} do update set value = excluded.value
      where dashboard_goals.value <> excluded.value
    returning id`.execute(trx);
  return rows[0]?.id ?? null;
}
