import { AppError, isAppError } from '@enlace/shared-contract/errors';
import { formatMoney } from '@enlace/shared-contract/text';
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';

import type { Tables } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { findPackages } from '../../packages';
import { ensureMembership, type Member } from '../member';
import { membershipTexts } from '../membership-texts';
import { confirmEnd } from '../notices/confirm-end';
import { moveChange } from '../states/change-transitions';
import { ensurePrice } from '../stripe/prices';
import { projectMember } from '../stripe/project-member';
import { beginChange, endChange } from './begin-change';
import type { ChangeRequest } from './calculate-change';
import { releaseCoupons, reserveCoupon } from './coupon-uses';
import { findTarget } from './find-target';
import { type Outcome, performChange } from './perform-change';
import { type ChangeQuote, quoteChange } from './quote-change';
import { laterFacts, type QuoteFacts, readQuote } from './quote-token';

export type ChangeRow = Selectable<Tables['membership_changes']>;

export interface Changed {
  readonly change: ChangeRow;
  readonly outcome: Outcome;
}

/**
 * Changes the plan of a member. A repeated request has the effect and the answer of the first one: its row has a key,
 * and Stripe gets an idempotency key made from the row.
 * @throws QUOTE_CHANGED when the charge differs from the quote; PAYMENT_REQUIRED for a refused card, where nothing
 *   is charged; and as `findTarget`
 */
export async function changeMembership(member: Member, request: ChangeRequest): Promise<Changed> {
  const facts = readFacts(member, request);
  const { changes } = await ensureMembership(member.deps.db, member.userId);
  const key = keyOf(request, changes);
  const change = (await findChange(member, key)) ?? (await addChange(member, request, key, facts));
  return finishChange(member, change);
}

/** The facts of the quote of a request; null without one. */
function readFacts({ deps, userId, locale }: Member, { quoteToken, packageId, couponCode }: ChangeRequest) {
  if (quoteToken === null) return null;
  const facts = readQuote(deps.env.tokenSecret, quoteToken);
  const isMatch = facts?.user === userId && facts.package === packageId && facts.coupon === couponCode.toUpperCase();
  if (facts === null || !isMatch)
    throw new AppError('VALIDATION_FAILED', {
      message: 'a quote of another change',
      fields: { quote_token: [membershipTexts[locale].foreignQuote] },
    });
  return facts;
}

/** Requests with the same quote are one change; without a quote, those between two finished changes. */
function keyOf({ quoteToken, packageId, couponCode }: ChangeRequest, changes: number): string {
  const text = quoteToken ?? `${changes} ${packageId} ${couponCode.toUpperCase()}`;
  return createHash('sha256').update(text).digest('base64url');
}

async function findChange({ deps, userId }: Member, key: string): Promise<ChangeRow | undefined> {
  return deps.db
    .selectFrom('membership_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Notes a change with its quote. */
async function addChange(
  member: Member,
  request: ChangeRequest,
  key: string,
  facts: QuoteFacts | null,
): Promise<ChangeRow> {
  const { deps, userId, now, locale } = member;
  const target = await findTarget(member, request.packageId);
  const prorationAt = new Date((facts?.at ?? Math.floor(now.getTime() / 1000)) * 1000);
  const quote = await quoteChange(member, target, { couponCode: request.couponCode, prorationAt });
  if (facts !== null) requireSameQuote(member, quote, facts, target.membership.subscription_id);
  const isPaid = quote.kind === 'start' || quote.kind === 'now';
  if (isPaid && target.membership.card_last4 === null)
    throw new AppError('PAYMENT_REQUIRED', {
      message: 'no card',
      userMessage: membershipTexts[locale].noCard,
      details: { reason: 'CARD_MISSING' },
    });
  const priceId = quote.kind === 'end' ? null : await ensurePrice(deps, quote.product);
  await deps.db
    .insertInto('membership_changes')
    .values({
      user_id: userId,
      key,
      package_id: quote.product.id,
      kind: quote.kind,
      price_id: priceId,
      total: quote.total,
      discount: quote.discount,
      currency: quote.product.currency,
      proration_at: prorationAt,
      lines: JSON.stringify(quote.lines),
      coupon_id: quote.couponId,
      stripe_coupon_id: quote.stripeCouponId,
      replaces: target.membership.state === 'incomplete' ? target.membership.subscription_id : null,
      after_changes: target.membership.changes,
    })
    .onConflict((on) => on.columns(['user_id', 'key']).doNothing())
    .execute();
  const change = await findChange(member, key);
  if (change === undefined) throw new Error('a change without its row');
  return change;
}

function requireSameQuote(member: Member, quote: ChangeQuote, facts: QuoteFacts, subscription: string | null): void {
  const isExpired = facts.expires * 1000 <= member.now.getTime();
  const { next, until } = laterFacts(quote);
  const isSameToday = quote.total === facts.total && quote.product.price === facts.price;
  const isSame = isSameToday && next === facts.next && until === facts.until;
  if (isSame && !isExpired && facts.subscription === (subscription ?? '')) return;
  const { currency } = quote.product;
  const texts = membershipTexts[member.locale];
  const [before, after] = [facts.total, quote.total].map((minor) => formatMoney(member.locale, minor, currency));
  throw new AppError('QUOTE_CHANGED', {
    message: `the quote said ${facts.total}, the charge is ${quote.total}`,
    userMessage: before === after ? texts.termsChanged : texts.quoteChanged(before ?? '', after ?? ''),
    details: { from: facts.total, to: quote.total, currency },
  });
}

/** Does at Stripe what the row describes, and stores the result. */
async function finishChange(member: Member, change: ChangeRow): Promise<Changed> {
  const { deps, userId } = member;
  const { origin } = member;
  await beginChange(member, change);
  let outcome: Outcome;
  try {
    await reserveUse(member, change);
    outcome = await performChange(member, change);
  } catch (error) {
    // A refused card is final for this attempt; the next request is another one.
    if (isAppError(error) && error.code === 'PAYMENT_REQUIRED')
      await transact(deps.db, async (trx) => {
        // Another request can have reserved the coupon again after the same refusal.
        if (!(await moveChange(trx, change, 'refuse', { origin }))) await releaseCoupons(trx, userId);
      });
    // Nothing was begun at Stripe.
    if (isAppError(error) && (error.code === 'CONFLICT' || error.code === 'VALIDATION_FAILED'))
      await transact(deps.db, async (trx) => {
        await endChange(trx, change);
        if (error.code === 'CONFLICT') await releaseCoupons(trx, userId);
      });
    await projectMember(deps, userId).catch((problem: unknown) => deps.logger.warn({ err: problem }, 'not projected'));
    throw error;
  }
  // Before the change counts: a request that sees it counted must see the new plan, or it would buy it again.
  await projectMember(deps, userId);
  if (change.kind === 'end') await confirmEnd(member);
  const step = { origin, intentId: outcome.intentId };
  await transact(deps.db, async (trx) => {
    await endChange(trx, change);
    await moveChange(trx, change, outcome.state === 'requires_action' ? 'ask' : 'finish', step);
  });
  return { change, outcome };
}

/** Reserves the use of a coupon for each attempt: a refused card gives it back. */
async function reserveUse({ deps, userId, locale }: Member, { id, coupon_id: couponId }: ChangeRow): Promise<void> {
  if (couponId === null) return;
  await transact(deps.db, async (trx) => {
    const change = await trx
      .selectFrom('membership_changes')
      .select('state')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (change.state === 'open') await reserveCoupon(trx, couponId, { userId, locale });
  });
}

/** The package of a change, in the language of the member. */
export async function findChangedPackage({ deps, reading }: Member, { package_id: id }: ChangeRow) {
  const [product] = await findPackages(deps.db, { id }, reading);
  if (product === undefined) throw new AppError('NOT_FOUND');
  return product;
}
