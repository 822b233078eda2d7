import { mayCall, type Viewer } from '@enlace/shared-contract/access';
import type { WireCall } from '@enlace/shared-contract/calls';
import { press } from '@enlace/shared-contract/editorial';
import { AppError } from '@enlace/shared-contract/errors';
import {
  familyResources,
  type ConvertTarget,
  inboxCalls,
  type InboxEntry,
  inboxEntrySchema,
} from '@enlace/shared-contract/forms';
import { users } from '@enlace/shared-contract/identity';
import { companies } from '@enlace/shared-contract/partners';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, jsonList, jsonObject } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { Row } from '../../../kit/core/table/repository';
import { presentRows } from '../../packages';
import type { EntryData } from '../entry-values';
import { entryFields, messageOf } from './entry-fields';
import { isReadable } from './families';
import { namedPerson, rowColumns } from './inbox.repository';

const instant = (column: string): Expression =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Rows of a table of the thread, the oldest first; `u` is the alias of the author. */
const thread = (table: string, fields: Readonly<Record<string, Expression>>): Expression =>
  jsonList(sql`select ${jsonObject({ id: sql`t.id`, author: namedPerson('u'), created_at: instant('t.created_at'), ...fields })} as row
    from ${sql.table(table)} t left join users u on u.id = t.author_id where t.entry_id = e.id order by t.id`);

const delivery = sql`(select case when o.failed_at is not null then 'failed' when o.sent_at is null then 'waiting'
  else 'sent' end from outbox_mails o where o.id = t.outbox_id)`;

/** The current name of the record of a conversion; null when it was deleted. */
const nameOfMade = sql`coalesce(case t.target
    when 'company' then (select c.name from companies c where c.id = t.target_id)
    when 'press' then (select p.title from press p where p.id = t.target_id)
    else (select trim(m.first_name || ' ' || m.last_name) from users m where m.id = t.target_id) end, '—')`;

/** The call that adds each target; a viewer who may make this call and convert entries can choose the target. */
const targetCalls: Readonly<Record<ConvertTarget, WireCall | undefined>> = {
  company: companies.wire.add,
  press: press.wire.add,
  account: users.wire.add,
};

export function convertible(viewer: Viewer | null): ConvertTarget[] {
  if (!mayCall(viewer, inboxCalls.convertEntry.access)) return [];
  return (['company', 'press', 'account'] as const).filter((target) => {
    const call = targetCalls[target];
    return call !== undefined && mayCall(viewer, call.access);
  });
}

/** One entry with its thread. Throws NOT_FOUND, also for entries in the trash. */
export async function readEntry(
  db: Db,
  id: number,
  context: ReadContext & { readonly viewer: Viewer | null },
): Promise<InboxEntry> {
  const { viewer } = context;
  const { rows } = await sql<Row & { family: keyof typeof familyResources; data: EntryData }>`select ${rowColumns},
      jsonb_strip_nulls(jsonb_build_object('topic_id', e.topic_id, 'chapter_id', e.chapter_id)) || e.data as data,
      e.logo, e.is_complete, e.score, e.signals,
      ${thread('form_notes', { text: sql`t.text` })} as notes,
      ${thread('form_replies', {
        recipient: sql`t.recipient`,
        locale: sql`t.locale`,
        subject: sql`t.subject`,
        body: sql`t.body`,
        delivery: sql`coalesce(${delivery}, 'sent')`,
      })} as replies,
      ${thread('form_conversions', {
        target: sql`t.target`,
        target_id: sql`t.target_id`,
        is_new: sql`t.is_new`,
        name: nameOfMade,
      })} as made
    from form_entries e left join users a on a.id = e.assignee_id
    where e.id = ${id} and e.deleted_at is null and ${isReadable(viewer)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND', { message: `no entry ${id}` });
  const { data, ...rest } = row;
  const resource = familyResources[row.family];
  const { remove } = resource.wire;
  const [entry] = presentRows(
    inboxEntrySchema,
    [
      {
        ...rest,
        message: messageOf(data),
        fields: await entryFields(db, data, context),
        steps: await readSteps(db, resource.name, id),
        abilities: {
          edit: mayCall(viewer, inboxCalls.changeEntry.access),
          reply: mayCall(viewer, inboxCalls.sendReply.access) && row['email'] !== null,
          remove: remove !== undefined && mayCall(viewer, remove.access),
          convert: row.family === 'incident' ? [] : convertible(viewer),
        },
      },
    ],
    context,
  );
  if (entry === undefined) throw new AppError('NOT_FOUND');
  return entry;
}

/** Changes of state and assignee, read from the audit. */
async function readSteps(db: Db, resource: string, id: number): Promise<Row[]> {
  const { rows } = await sql<Row>`select a.id, ${namedPerson('u')} as author, ${instant('a.at')} as created_at, f.field,
      case f.field when 'state' then a.before ->> 'state' else (select trim(p.first_name || ' ' || p.last_name)
        from users p where p.id = (a.before ->> 'assignee_id')::bigint) end as "from",
      case f.field when 'state' then a.after ->> 'state' else (select trim(p.first_name || ' ' || p.last_name)
        from users p where p.id = (a.after ->> 'assignee_id')::bigint) end as "to"
    from audit_entries a cross join (values ('state', 'state'), ('assignee', 'assignee_id')) as f (field, name)
      left join users u on u.id = a.actor_id
    where a.resource = ${resource} and a.row_id = ${String(id)} and a.action = 'edit'
      and jsonb_exists(a.after, f.name) and (a.before ->> f.name) is distinct from (a.after ->> f.name)
    order by a.id limit 200`.execute(db);
  return rows;
}
