import type { noteViewSchema } from '@enlace/shared-contract/dashboards';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { hasJobPage } from '../../work';

export interface NotedView extends Pick<z.infer<typeof noteViewSchema>, 'kind' | 'id'> {
  readonly at: Date;
  readonly visitor_key: string;
  /** Null for a visitor who is not signed in. */
  readonly viewer_id: number | null;
}

/**
 * Adds views as facts. It leaves out unknown and hidden records, the own staff of a record, and a second view within a
 * half hour. All processes insert in the same order, so that none waits for another one in a circle.
 */
export async function writeViews(db: Db, notedViews: readonly NotedView[], now: Date): Promise<void> {
  await transact(db, async (trx) => {
    await sql`with noted as (
        select * from jsonb_to_recordset(${JSON.stringify(notedViews)}::jsonb)
          as v(kind text, id bigint, at timestamptz, visitor_key text, viewer_id bigint)),
      counted as (
        select 'job_view' as kind, t.id as subject_id, t.company_id, v.at, v.visitor_key
          from noted v join jobs t on t.id = v.id join companies c on c.id = t.company_id and c.deleted_at is null
          where v.kind = 'job' and t.deleted_at is null and ${hasJobPage({ lang: null, now })}
            and ${isNoRecruiter('t.company_id')}
        union all select 'company_view', t.id, t.id, v.at, v.visitor_key
          from noted v join companies t on t.id = v.id
          where v.kind = 'company' and t.deleted_at is null and ${isNoRecruiter('t.id')}
        union all select 'chapter_view', t.id, null, v.at, v.visitor_key
          from noted v join chapters t on t.id = v.id
          where v.kind = 'chapter' and t.deleted_at is null and t.published_at <= ${now} and not exists (
            select 1 from chapter_leaders l where l.chapter_id = t.id and l.user_id = v.viewer_id))
      insert into dashboard_facts (kind, subject_id, company_id, happened_at, visitor_key)
      select kind, subject_id, company_id, at, visitor_key from counted order by visitor_key, kind, subject_id, at
      on conflict do nothing`.execute(trx);
  });
}

const isNoRecruiter = (companyId: string) => sql`not exists (select 1 from company_recruiters cr
  where cr.company_id = ${sql.ref(companyId)} and cr.user_id = v.viewer_id)`;
