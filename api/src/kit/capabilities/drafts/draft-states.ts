import type { DraftState } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { PlanFailure } from './drafts.tables';
import { mayTouch } from '../../core/read/present';
import type { ReadContext } from '../../core/table/read-context';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import { failureText } from './plan-failure';

interface Facts {
  readonly id: number;
  readonly published_at: Date | null;
  readonly has_draft: boolean;
  readonly publish_at: Date | null;
  readonly unpublish_at: Date | null;
  readonly failed_plan: {
    readonly action: 'publish' | 'unpublish';
    readonly at: string;
    readonly failure: PlanFailure | null;
  } | null;
}

/** Adds the facts for editors to rows: whether they have a draft, and which plans they have. */
export async function withDraftStates(
  db: Db,
  { resource, options }: MountedResource,
  rows: readonly Row[],
  context: ReadContext,
): Promise<readonly Row[]> {
  if (!resource.capabilities.drafts) return rows;
  const viewer = context.viewer ?? null;
  const editableRows = rows.filter((row) => viewer !== null && mayTouch(viewer, resource, 'edit', row, options.policy));
  if (editableRows.length === 0) return rows;
  const planTime = (action: string) => sql`(select p.at from publications p where p.resource = ${resource.name}
    and p.row_id = t.id and p.action = ${action} and p.failed_at is null)`;
  const { rows: factRows } = await sql<Facts>`select t.id, t.published_at,
      exists (select 1 from drafts d where d.resource = ${resource.name} and d.row_id = t.id) as has_draft,
      ${planTime('publish')} as publish_at, ${planTime('unpublish')} as unpublish_at,
      (select json_build_object('action', p.action, 'at', p.at, 'failure', p.failure) from publications p where p.resource = ${resource.name}
        and p.row_id = t.id and p.failed_at is not null order by p.failed_at desc limit 1) as failed_plan
    from ${sql.table(options.repository.table)} t
    where t.id in (${sql.join(editableRows.map((row) => row['id']))})`.execute(db);
  const facts = new Map(factRows.map((fact) => [fact.id, fact]));
  return rows.map((row) => {
    const fact = facts.get(Number(row['id']));
    return fact === undefined || !editableRows.includes(row) ? row : { ...row, ...shownOf(fact, context) };
  });
}

function shownOf(
  { published_at, has_draft, publish_at, unpublish_at, failed_plan }: Facts,
  { now, lang }: ReadContext,
): Row {
  const isPublished = published_at !== null && published_at <= now;
  const later = publish_at ?? (isPublished ? null : published_at);
  const state: DraftState = later !== null ? 'scheduled' : !isPublished ? 'draft' : has_draft ? 'changed' : 'published';
  const failedPlan = failed_plan && {
    ...failed_plan,
    at: new Date(failed_plan.at).toISOString(),
    failure: failureText(failed_plan.failure, lang),
  };
  return { draft_state: state, publish_at: later, unpublish_at, failed_plan: failedPlan };
}
