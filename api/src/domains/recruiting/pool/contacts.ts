import { AppError } from '@enlace/shared-contract/errors';
import type { PoolContact } from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { type Expression, jsonObject } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { ReadWriteContext } from '../../../kit/core/write/write-context';
import { fullNameOf } from '../../identity';
import { notify } from '../../notifications';
import type { Applying } from '../applications/applying';
import { hasBlocked } from '../candidates/candidate-rows';
import { poolContactMail } from '../notices/pool-contact.mail';
import { findReader, findRecruiters } from '../notices/readers';
import { recruitingTexts } from '../recruiting-texts';
import { companiesOf, isInPool, poolTables } from './pool-rows';

/** Days after a declined message in which the company cannot write again. */
const restDays = 90;

/** Whether the companies of the viewer can write to the member now. */
export function canContact(context: ReadContext): Expression {
  return sql`(p.is_listed and p.allows_contact and exists ${companiesOf(context)}
    and not exists (select 1 from pool_contacts k where k.member_id = p.user_id and k.company_id in ${companiesOf(context)}
      and (k.state = 'sent'
        or k.state = 'declined' and k.answered_at > ${context.now}::timestamptz - ${restDays} * interval '1 day')))`;
}

/**
 * Writes to a member for a company of the viewer.
 * @throws VALIDATION_FAILED for another company; CONFLICT when the member cannot be contacted now; NOT_FOUND
 */
export async function contactMember(
  writing: ReadWriteContext,
  {
    memberId,
    company_id: companyId,
    message,
  }: { readonly memberId: number; readonly company_id: number; readonly message: string },
): Promise<void> {
  const { reading } = writing;
  const { viewer, now, origin, deps, locale } = writing;
  const texts = recruitingTexts[locale];
  await transact(deps.db, async (trx) => {
    // Two recruiters can write at once: what is asked after the lock sees the message of the other one.
    await trx.selectFrom('pool_members').select('user_id').where('user_id', '=', memberId).forUpdate().execute();
    const { rows: members } = await sql<{ can_contact: boolean }>`select ${canContact(reading)} as can_contact
      from ${poolTables} where u.id = ${memberId} and ${isInPool(reading)}`.execute(trx);
    const [member] = members;
    if (member === undefined) throw new AppError('NOT_FOUND');
    const { rows: companies } = await sql<{ name: string; is_blocked: boolean }>`select c.name,
        ${hasBlocked(sql`${memberId}::bigint`, sql`c.id`)} as is_blocked
      from companies c where c.id = ${companyId} and c.id in ${companiesOf(reading)}`.execute(trx);
    const [company] = companies;
    if (company === undefined)
      throw new AppError('VALIDATION_FAILED', { message: 'company', fields: { company_id: [texts.otherCompany] } });
    if (!member.can_contact || company.is_blocked) throw new AppError('CONFLICT', { userMessage: texts.contactClosed });
    const { id } = await trx
      .insertInto('pool_contacts')
      .values({
        member_id: memberId,
        company_id: companyId,
        recruiter_id: viewer?.id ?? null,
        message,
        state: 'sent',
        at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(trx, { origin, action: 'contactMember', resource: 'pool_members', rowId: memberId });
    const reader = await findReader(trx, memberId);
    if (reader === undefined) return;
    const link = '/my/talent-pool';
    await notify(trx, { template: 'poolContact', facts: { company: company.name }, link }, { userIds: [memberId] });
    const values = { name: reader.name, company: company.name, body: message, path: link, contactId: id };
    await queueMail(trx, reader, poolContactMail, values);
  });
}

interface Answer {
  readonly from: readonly PoolContact['state'][];
  readonly to: PoolContact['state'];
  /** Whether the company gets the e-mail address. */
  readonly givesAddress: boolean;
  /** Notification of the recruiter. */
  readonly template: 'poolContactAccepted' | 'poolContactDeclined';
}

/** All transitions of a message, which begins as `sent`. Nothing else writes its state. */
const answers = {
  accept: { from: ['sent'], to: 'accepted', givesAddress: true, template: 'poolContactAccepted' },
  decline: { from: ['sent'], to: 'declined', givesAddress: false, template: 'poolContactDeclined' },
} as const satisfies Readonly<Record<string, Answer>>;

/**
 * Answers a message of a company: the company gets the e-mail address, or not. The same answer again changes nothing.
 * @throws CONFLICT for another answer than before, and to accept a company that is blocked; NOT_FOUND also for messages
 *   to others
 */
export async function answerContact(
  applying: Applying,
  { id, accepts }: { readonly id: number; readonly accepts: boolean },
): Promise<void> {
  const { now, deps, locale, userId } = applying;
  const texts = recruitingTexts[locale];
  const { from, to, givesAddress, template }: Answer = accepts ? answers.accept : answers.decline;
  await transact(deps.db, async (trx) => {
    const contact = await trx
      .selectFrom('pool_contacts')
      .selectAll()
      .where('id', '=', id)
      .where('member_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (contact === undefined) throw new AppError('NOT_FOUND');
    const { state, company_id: companyId, recruiter_id: recruiterId } = contact;
    if (state === to) return;
    if (!from.includes(state)) throw new AppError('CONFLICT', { userMessage: texts.contactAnswered });
    if (givesAddress && (await isBlocked(trx, userId, companyId)))
      throw new AppError('CONFLICT', { userMessage: texts.contactBlocked });
    await trx.updateTable('pool_contacts').set({ state: to, answered_at: now }).where('id', '=', id).execute();
    if (givesAddress)
      await sql`insert into pool_views (member_id, company_id, viewer_id, kind, day, at)
        values (${userId}, ${companyId}, ${recruiterId}, 'contact',
          (${now}::timestamptz at time zone 'UTC')::date, ${now}) on conflict do nothing`.execute(trx);
    const link = `/dashboards/talent-pool/${userId}`;
    // The recruiter who has written can have left the company.
    const recruiters = await findRecruiters(trx, companyId);
    const writer = recruiters.filter((one) => one.id === recruiterId);
    const userIds = (writer.length > 0 ? writer : recruiters).map((one) => one.id);
    await notify(trx, { template, facts: {}, link }, { userIds });
  });
}

async function isBlocked(trx: Db, userId: number, companyId: number): Promise<boolean> {
  const block = await trx
    .selectFrom('pool_blocks')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return block !== undefined;
}

const company = jsonObject({ id: sql`c.id`, name: sql`c.name`, slug: sql`c.slug`, logo: sql`c.logo` });

interface Page {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

const usualPageSize = 25;

/** A page of the messages to a member, the last first. */
export async function listContacts(db: Db, userId: number, { page = 1, per_page: size = usualPageSize }: Page) {
  type Row = Omit<PoolContact, 'at' | 'answered_at'> & { readonly at: Date; readonly answered_at: Date | null };
  const { rows } = await sql<Row>`select k.id, ${company} as company, ${fullNameOf('r')} as "from", k.message, k.state,
      k.at, k.answered_at
    from pool_contacts k join companies c on c.id = k.company_id left join users r on r.id = k.recruiter_id
    where k.member_id = ${userId} order by k.at desc, k.id desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`select count(*)::integer as total from pool_contacts
    where member_id = ${userId}`.execute(db);
  return {
    data: rows.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      answered_at: row.answered_at?.toISOString() ?? null,
    })),
    meta: { total: counts[0]?.total ?? 0, page, per_page: size },
  };
}

/** A page of the looks at a member, the last first. */
export async function listViews(db: Db, userId: number, { page = 1, per_page: size = usualPageSize }: Page) {
  // Several recruiters of a company can look on one day.
  const days = sql`(select min(v.id) as id, v.company_id, v.kind, v.day, max(v.at) as at from pool_views v
    where v.member_id = ${userId} group by v.company_id, v.kind, v.day) v`;
  type Row = { readonly id: number; readonly company: object; readonly kind: string; readonly at: Date };
  const { rows } = await sql<Row>`select v.id, ${company} as company, v.kind, v.at
    from ${days} join companies c on c.id = v.company_id
    order by v.at desc, v.id desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`select count(*)::integer as total from ${days}`.execute(db);
  return {
    data: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    meta: { total: counts[0]?.total ?? 0, page, per_page: size },
  };
}
