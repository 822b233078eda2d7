import { AppError } from '@enlace/shared-contract/errors';
import type { addCouponSchema } from '@enlace/shared-contract/memberships';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { couponTexts } from './coupon-texts';

type Form = z.infer<typeof addCouponSchema>;

/** Adds a coupon, or changes it. Throws NOT_FOUND, VALIDATION_FAILED with the fields. */
export async function saveCoupon(
  writing: WriteContext,
  { couponId, form }: { readonly couponId: number | null; readonly form: Form },
): Promise<number> {
  const { deps, origin, now } = writing;
  return transact(deps.db, async (trx) => {
    const before = couponId === null ? null : await lockCoupon(trx, couponId);
    const useCount = before === null ? 0 : await countUses(trx, before.id);
    const values = valuesOf(form);
    await requireGood(writing, trx, { before, values, useCount });
    const row = { ...values, updated_at: now };
    const id =
      before === null
        ? (await trx.insertInto('coupons').values(row).returning('id').executeTakeFirstOrThrow()).id
        : before.id;
    if (before !== null) await trx.updateTable('coupons').set(row).where('id', '=', id).execute();
    await recordAudit(trx, {
      origin,
      action: before === null ? 'add' : 'edit',
      resource: 'coupons',
      rowId: id,
      ...(before === null ? {} : { before: auditOf(before) }),
      after: auditOf(values),
    });
    return id;
  });
}

/** Ends a coupon now. A quote that was made before is refused when it is confirmed. */
export async function endCoupon({ deps, origin, now }: WriteContext, couponId: number | null): Promise<number> {
  return transact(deps.db, async (trx) => {
    const before = await lockCoupon(trx, couponId);
    if (before.expires_at !== null && before.expires_at <= now) return before.id;
    await trx.updateTable('coupons').set({ expires_at: now, updated_at: now }).where('id', '=', before.id).execute();
    await recordAudit(trx, {
      origin,
      action: 'endCoupon',
      resource: 'coupons',
      rowId: before.id,
      after: { code: before.code },
    });
    return before.id;
  });
}

/** Deletes a coupon with its uses. Payments and invoices stay as they are. */
export async function removeCoupon({ deps, origin }: WriteContext, couponId: number | null): Promise<void> {
  await transact(deps.db, async (trx) => {
    const before = await lockCoupon(trx, couponId);
    const useCount = await countUses(trx, before.id);
    await trx.deleteFrom('coupons').where('id', '=', before.id).execute();
    await recordAudit(trx, {
      origin,
      action: 'hardRemove',
      resource: 'coupons',
      rowId: before.id,
      before: { ...auditOf(before), uses: useCount },
    });
  });
}

const valuesOf = (form: Form) => ({
  code: form.code,
  percent: form.percent ?? null,
  amount: form.amount ?? null,
  currency: form.currency ?? null,
  duration: form.duration ?? ('once' as const),
  duration_months: form.duration_months ?? null,
  role_id: form.role_id ?? null,
  package_id: form.package_id ?? null,
  max_uses: form.max_uses ?? null,
  min_amount: form.min_amount ?? null,
  expires_at: form.expires_at ? new Date(form.expires_at) : null,
});

type Values = ReturnType<typeof valuesOf>;

const auditOf = ({
  code,
  percent,
  amount,
  currency,
  duration,
  duration_months,
  role_id,
  package_id,
  max_uses,
  min_amount,
  expires_at,
}: Values) => ({
  code,
  percent,
  amount,
  currency,
  duration,
  duration_months,
  role_id,
  package_id,
  max_uses,
  min_amount,
  expires_at: expires_at?.toISOString() ?? null,
});

interface Check {
  readonly before: (Values & { readonly id: number }) | null;
  readonly values: Values;
  /** Uses of members, also those whose payment is open. */
  readonly useCount: number;
}

async function requireGood({ locale }: WriteContext, trx: Db, { before, values, useCount }: Check): Promise<void> {
  const texts = couponTexts[locale];
  const faults: Record<string, readonly string[]> = {};
  const { code, percent, amount, currency, role_id: roleId, package_id: packageId, max_uses: mostUses } = values;
  const { duration, duration_months: months } = values;
  const twin = await sql`select 1 from coupons where upper(code) = upper(${code}) and id <> ${before?.id ?? 0}`.execute(
    trx,
  );
  if (twin.rows.length > 0) faults['code'] = [texts.codeTaken];
  if ((percent === null) === (amount === null)) faults['percent'] = [texts.oneReduction];
  if (amount !== null && currency === null) faults['currency'] = [texts.needsCurrency];
  const isChanged = before !== null && (before.percent !== percent || before.amount !== amount);
  if (isChanged && useCount > 0) faults['percent'] = [texts.usedReduction];
  const hasOtherDuration = before !== null && (before.duration !== duration || before.duration_months !== months);
  if (hasOtherDuration && useCount > 0) faults['duration'] = [texts.usedReduction];
  if (duration === 'repeating' && months === null) faults['duration_months'] = [texts.monthsMissing];
  if (duration !== 'repeating' && months !== null) faults['duration_months'] = [texts.monthsUnused];
  if (mostUses !== null && mostUses < useCount) faults['max_uses'] = [texts.fewerThanUsed(useCount)];
  const isRoleMissing =
    roleId !== null && (await sql`select 1 from roles where id = ${roleId}`.execute(trx)).rows.length === 0;
  if (isRoleMissing) faults['role_id'] = [texts.unknownRole];
  if (packageId !== null) {
    const product = await trx
      .selectFrom('packages')
      .select(['role_id', 'currency', 'price'])
      .where('id', '=', packageId)
      .executeTakeFirst();
    if (product === undefined || product.price === 0 || (roleId !== null && product.role_id !== roleId))
      faults['package_id'] = [texts.unknownPlan];
    else if (amount !== null && currency !== null && product.currency !== currency)
      faults['currency'] = [texts.otherCurrency];
  }
  if (Object.keys(faults).length > 0)
    throw new AppError('VALIDATION_FAILED', { message: 'a coupon with faults', fields: faults });
}

async function lockCoupon(trx: Db, id: number | null) {
  const coupon =
    id === null
      ? undefined
      : await trx.selectFrom('coupons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (coupon === undefined) throw new AppError('NOT_FOUND', { message: 'no such coupon' });
  return coupon;
}

async function countUses(trx: Db, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from coupon_uses
    where coupon_id = ${id}`.execute(trx);
  return rows[0]?.count ?? 0;
}
