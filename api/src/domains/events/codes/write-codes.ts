import { AppError } from '@enlace/shared-contract/errors';
import type { editEventCodeSchema, eventCodeInputSchema, eventCodesInputSchema } from '@enlace/shared-contract/orders';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import { randomInt } from 'node:crypto';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { nextVersion, type WriteContext } from '../../../kit/core/write/write-context';
import { refuseRemoval } from '../../../kit/core/write/refuse-removal';
import { codeTexts } from './code-texts';
import { requireEvent } from './codes.repository';

type Form = z.infer<typeof eventCodeInputSchema>;
type EditForm = z.infer<typeof editEventCodeSchema>;
type ManyForm = z.infer<typeof eventCodesInputSchema>;
type Rules = Omit<ManyForm, 'count' | 'prefix'>;

/** Letters and digits that cannot be confused on paper. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const randomLength = 8;

/** Adds a code; answers its id. Throws NOT_FOUND without such an event, and VALIDATION_FAILED. */
export async function addCode(
  writing: WriteContext,
  { eventId, form }: { readonly eventId: number | null; readonly form: Form },
): Promise<number> {
  const [id = 0] = await insertCodes(writing, eventId, [form.code], form);
  return id;
}

/** Adds random codes with the same rules; answers their ids. Throws as `addCode`. */
export async function addManyCodes(
  writing: WriteContext,
  { eventId, form }: { readonly eventId: number | null; readonly form: ManyForm },
): Promise<number[]> {
  const { count, prefix = '', ...rules } = form;
  const codes = new Set<string>();
  while (codes.size < count) codes.add(prefix + randomCode());
  return insertCodes(writing, eventId, [...codes], rules);
}

/**
 * Changes a code. Throws NOT_FOUND, VALIDATION_FAILED, also for fewer uses than it has, and EDIT_CONFLICT when it has
 * changed since the form was read.
 */
export async function editCode(
  writing: WriteContext,
  { id, updated_at: version = null, ...form }: EditForm & { readonly id: number },
): Promise<void> {
  const { deps, locale, now, origin } = writing;
  await transact(deps.db, async (trx) => {
    const before = await lockCode(trx, id);
    if (version !== null && Date.parse(version) !== before.updated_at.getTime())
      throw new AppError('EDIT_CONFLICT', { message: `code ${id}`, userMessage: codeTexts[locale].changed });
    if (form.max_uses && form.max_uses < before.uses)
      throw refusal('max_uses', codeTexts[locale].tooFewUses.replace('{count}', String(before.uses)));
    const values = await valuesOf(trx, before.event_id, form, locale);
    await refuseTwin(trx, before.event_id, { code: form.code, id }, locale);
    await trx
      .updateTable('event_codes')
      .set({ ...values, code: form.code, updated_at: nextVersion(before.updated_at, now) })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, { origin, action: 'edit', resource: 'event_codes', rowId: id, before, after: form });
  });
}

/** Removes a code that is not used. Throws NOT_FOUND, and HAS_DEPENDENTS. */
export async function removeCode({ deps, locale, origin }: WriteContext, id: number): Promise<void> {
  await transact(deps.db, async (trx) => {
    const before = await lockCode(trx, id);
    if (before.uses > 0)
      throw refuseRemoval({
        message: `code ${id} has uses`,
        reason: codeTexts[locale].codeHasUses,
        alternative: codeTexts[locale].endCode,
        details: { uses: before.uses },
      });
    await trx.deleteFrom('event_codes').where('id', '=', id).execute();
    await recordAudit(trx, { origin, action: 'remove', resource: 'event_codes', rowId: id, before });
  });
}

async function insertCodes(
  { deps, locale, origin }: WriteContext,
  eventId: number | null,
  codes: readonly string[],
  rules: Rules,
): Promise<number[]> {
  return transact(deps.db, async (trx) => {
    const event = await requireEvent(trx, eventId);
    const values = await valuesOf(trx, event, rules, locale);
    for (const code of codes.length === 1 ? codes : []) await refuseTwin(trx, event, { code, id: null }, locale);
    const rows = await trx
      .insertInto('event_codes')
      .values(codes.map((code) => ({ ...values, event_id: event, code })))
      .returning('id')
      .execute();
    const ids = rows.map(({ id }) => id);
    const after = codes.length === 1 ? { code: codes[0], ...rules } : { count: codes.length, ...rules };
    await recordAudit(trx, { origin, action: 'add', resource: 'event_codes', rowId: ids[0] ?? null, after });
    return ids;
  });
}

interface LockedCode {
  readonly event_id: number;
  readonly uses: number;
  readonly updated_at: Date;
}

/** The code, whose uses stay the same until the end of the transaction. */
async function lockCode(trx: Db, id: number): Promise<LockedCode> {
  // Apart: a statement that waits for the lock reads the code as it was before.
  await sql`select 1 from capacities where kind = 'code' and owner_id = ${id} for update`.execute(trx);
  const { rows } = await sql<LockedCode>`select c.event_id, c.sold + c.held as uses, d.updated_at
    from capacities c join event_codes d on d.id = c.owner_id where c.kind = 'code' and d.id = ${id}`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND', { message: `code ${id}` });
  return row;
}

async function valuesOf(trx: Db, event: number, rules: Rules, locale: Locale) {
  const { kind, value, scope = 'ticket', ticket_ids: ids = [], max_uses, max_per_order, note } = rules;
  const [startsAt, endsAt] = [rules.starts_at, rules.ends_at].map((time) => (time ? new Date(time) : null));
  if (startsAt && endsAt && startsAt >= endsAt) throw refusal('ends_at', codeTexts[locale].window);
  if (kind === 'percent' && Number(value ?? 0) > 100) throw refusal('value', fieldText(locale, 'number'));
  const tickets = await trx.selectFrom('tickets').select('id').where('event_id', '=', event).execute();
  if (!ids.every((id) => tickets.some((ticket) => ticket.id === id)))
    throw refusal('ticket_ids', fieldText(locale, 'unknownRow'));
  return {
    kind,
    scope,
    value: kind === 'unlock' ? 0 : (value ?? 0),
    ticket_ids: JSON.stringify(ids),
    max_uses: max_uses ?? null,
    max_per_order: max_per_order ?? null,
    note: note ?? null,
    starts_at: startsAt ?? null,
    ends_at: endsAt ?? null,
  };
}

async function refuseTwin(
  trx: Db,
  event: number,
  { code, id }: { readonly code: string; readonly id: number | null },
  locale: Locale,
): Promise<void> {
  const { rows } = await sql`select 1 from event_codes where event_id = ${event} and upper(code) = upper(${code})
    and id is distinct from ${id}`.execute(trx);
  if (rows.length > 0) throw refusal('code', codeTexts[locale].codeExists);
}

function randomCode(): string {
  return Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function refusal(field: string, text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: `code: ${field}`, fields: { [field]: [text] } });
}
