import type { TrackingEntry, TrackingQuery } from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, jsonObject, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { fullNameOf, isPresent } from '../../identity';
import { hasBlocked, mayReadCandidate } from '../candidates/candidate-rows';
import { isInForce } from '../states/events-in-force';
import { mayReadNote, noteTables } from '../talent-notes/note-rows';
import { companiesOf, readsAll, shownName } from './pool-rows';

const usualPageSize = 25;

type Row = Omit<TrackingEntry, 'at'> & { readonly at: Date };

/**
 * What the viewer's companies have done with members, the last first: views, contacts, steps of applications, and notes
 * that the viewer may read. Members who have blocked the company are left out, and those who left; notes also while the
 * member is out of the pool. A move that was taken back is left out: the page of the candidate has it.
 */
export async function listTracking(db: Db, query: TrackingQuery, context: ReadContext, memberId?: number) {
  const { kind, from, to, order = 'desc', page = 1, per_page: size = usualPageSize } = query;
  const conditions = [
    ...(kind === undefined ? [] : [sql`x.kind = ${kind}`]),
    ...(from ? [sql`x.at >= ${from}`] : []),
    ...(to ? [sql`x.at <= ${to}`] : []),
  ];
  const source = sql`from (${entries(context, memberId)}) x where ${
    conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
  }`;
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<Row>`select x.* ${source} order by x.at ${direction}, x.id ${direction}
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  const counts = await sql<{ total: number }>`select count(*)::integer as total ${source}`.execute(db);
  return {
    data: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    meta: { total: counts.rows[0]?.total ?? 0, page, per_page: size },
  };
}

function entries(context: ReadContext, memberId: number | undefined): Expression {
  const isOfMember = memberId === undefined ? sql`true` : sql`u.id = ${memberId}`;
  const mayRead = (companyId: Expression): Expression => {
    const isOwn = readsAll(context) ? sql`true` : sql`${companyId} in ${companiesOf(context)}`;
    return sql`(${isPresent('u')} and ${isOwn} and ${isOfMember} and not ${hasBlocked(sql`u.id`, companyId)})`;
  };
  const none = sql`null::text`;
  const isNoteOfMember = memberId === undefined ? sql`true` : sql`n.member_id = ${memberId}`;
  // The name of a member who has left the pool is hidden too, unless the company knows it from an application.
  const poolName = sql`(select ${shownName} from pool_members p where p.user_id = u.id and p.is_listed)`;
  const member = (name: Expression): Expression => jsonObject({ id: sql`u.id`, name });
  return sql`select 'view-' || v.id as id, 'view' as kind, v.at, ${fullNameOf('r')} as actor,
      ${member(poolName)} as member, c.name as company, ${none} as job, ${none} as "from", ${none} as "to",
      ${none} as state, ${none} as text
    from pool_views v join companies c on c.id = v.company_id join users u on u.id = v.member_id
      left join users r on r.id = v.viewer_id
    where v.kind = 'profile' and ${mayRead(sql`v.company_id`)}
    union all
    select 'contact-' || k.id, 'contact', k.at, ${fullNameOf('r')}, ${member(poolName)}, c.name, ${none}, ${none},
      ${none}, k.state, k.message
    from pool_contacts k join companies c on c.id = k.company_id join users u on u.id = k.member_id
      left join users r on r.id = k.recruiter_id
    where ${mayRead(sql`k.company_id`)}
    union all
    select 'application-' || e.id, 'application', e.created_at,
      case when e.actor_kind <> 'system' then ${fullNameOf('r')} end, ${member(sql`a.name`)}, c.name,
      ${translateColumn(context, 'title', 'j')}, e.from_state, e.to_state, ${none}, e.note
    from application_events e join applications a on a.id = e.application_id join jobs j on j.id = a.job_id
      join companies c on c.id = j.company_id join users u on u.id = a.user_id left join users r on r.id = e.actor_id
    where (e.transition <> 'set_stage' or e.note is not null) and ${mayReadCandidate(context)} and ${isOfMember}
      and ${isInForce}
    union all
    select 'note-' || n.id, 'note', n.created_at, ${fullNameOf('r')}, ${member(shownName)}, c.name, ${none}, ${none},
      ${none}, ${none}, n.text
    from ${noteTables('talent_notes')} where ${mayReadNote(context)} and ${isNoteOfMember}`;
}
