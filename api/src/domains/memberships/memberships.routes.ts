import { AppError } from '@enlace/shared-contract/errors';
import {
  calculateChangeSchema,
  cancelSubscriptionSchema,
  changeMembershipSchema,
  membershipCalls,
  retrieveCouponSchema,
  updateCardSchema,
} from '@enlace/shared-contract/memberships';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { parseBody, parseQuery } from '../../kit/core/http/parse';
import { serveCall } from '../../kit/core/http/serve-call';
import { askStripe, requireStripe } from '../payments';
import { calculateChange, type ChangeRequest, presentQuote } from './change/calculate-change';
import { cancelMembership, keepPlan, resumeMembership } from './change/cancel-membership';
import { changeMembership, findChangedPackage } from './change/change-membership';
import { retrieveCoupon } from './change/retrieve-coupon';
import { mountCoupons } from './coupons/coupons.routes';
import { mountInvoices } from './invoices/invoices.routes';
import { type Member, memberOf } from './member';
import { presentMembership } from './plans/present-membership';
import { paymentKeyOf } from './stripe/customer';
import { mountCardLinks } from './notices/card-links.routes';
import { mountPriceChanges } from './price-changes/price-changes.routes';
import { mountTreasury } from './treasury/treasury.routes';
import { projectMember } from './stripe/project-member';
import { openPayment, startCard, updateCard } from './stripe/update-card';
import { membershipCouponLimit } from './membership-limits';

/** What a member pays (docs/guides/memberships.md). */
export function mountMemberships(app: FastifyInstance, deps: ApiDeps): void {
  /** Tries of coupons are counted by user, because many of them are guesses. */
  const countCoupon = async ({ userId }: Member, { couponCode }: Pick<ChangeRequest, 'couponCode'>) => {
    if (couponCode !== '') await deps.limits.count(membershipCouponLimit, String(userId));
  };

  serveCall(app, membershipCalls.calculateChange, async (request) => {
    const change = requestOf(parseBody(calculateChangeSchema, request));
    const member = payingMember(request, deps);
    await countCoupon(member, change);
    return { data: await calculateChange(member, change) };
  });

  serveCall(app, membershipCalls.changeMembership, async (request) => {
    const change = requestOf(parseBody(changeMembershipSchema, request));
    const member = payingMember(request, deps);
    // A quote has been counted already.
    if (change.quoteToken === null) await countCoupon(member, change);
    const { change: row, outcome } = await changeMembership(member, change);
    const product = await findChangedPackage(member, row);
    const { intentId } = outcome;
    const intent =
      intentId === null ? null : await askStripe(deps, (client) => client.paymentIntents.retrieve(intentId));
    return {
      data: {
        ...presentQuote({ kind: row.kind, product, lines: row.lines, total: row.total }),
        state: outcome.state,
        payment: intent === null ? null : paymentKeyOf(deps, intent),
        membership: await presentMembership(member),
      },
    };
  });

  serveCall(app, membershipCalls.updateCard, async (request) => {
    const { payment_method: method } = parseBody(updateCardSchema, request);
    const member = payingMember(request, deps);
    const update = await updateCard(member, method);
    return { data: { ...update, membership: await presentMembership(member) } };
  });

  serveCall(app, membershipCalls.cancelSubscription, async (request) => {
    const { reason } = parseBody(cancelSubscriptionSchema, request);
    return answerAfter(request, (member) => cancelMembership(member, reason ?? null));
  });
  serveCall(app, membershipCalls.resumeMembership, async (request) => answerAfter(request, resumeMembership));
  serveCall(app, membershipCalls.keepPlan, async (request) => answerAfter(request, keepPlan));
  serveCall(app, membershipCalls.refreshMembership, async (request) =>
    answerAfter(request, async ({ userId }) => {
      await projectMember(deps, userId);
    }),
  );
  serveCall(app, membershipCalls.getMembership, async (request) => ({
    data: await presentMembership(memberOf(request, deps)),
  }));

  serveCall(app, membershipCalls.startCard, async (request) => ({
    data: await startCard(payingMember(request, deps)),
  }));
  serveCall(app, membershipCalls.openPayment, async (request) => ({
    data: await openPayment(payingMember(request, deps)),
  }));

  serveCall(app, membershipCalls.retrieveCoupon, async (request) => {
    const { coupon_code: code, user_id: user } = parseQuery(retrieveCouponSchema, request);
    const member = memberOf(request, deps);
    if (user !== undefined && user !== member.userId && !member.viewer.roles.includes('admin'))
      throw new AppError('FORBIDDEN', { message: 'a coupon for another user' });
    await deps.limits.count(membershipCouponLimit, String(member.userId));
    return { data: await retrieveCoupon(member, { code, userId: user ?? member.userId }) };
  });

  mountInvoices(app, deps);
  mountTreasury(app, deps);
  mountCardLinks(app, deps);
  mountCoupons(app, deps);
  mountPriceChanges(app, deps);

  async function answerAfter(request: FastifyRequest, work: (member: Member) => Promise<void>): Promise<object> {
    const member = payingMember(request, deps);
    await work(member);
    return { data: await presentMembership(member) };
  }
}

/** A member of an installation that takes payments. Throws UNAVAILABLE. */
function payingMember(request: FastifyRequest, deps: ApiDeps): Member {
  const member = memberOf(request, deps);
  requireStripe(deps);
  return member;
}

function requestOf(body: z.infer<typeof changeMembershipSchema>): ChangeRequest {
  return {
    packageId: body.package_id,
    couponCode: body.coupon_code?.trim() ?? '',
    quoteToken: body.quote_token ?? null,
  };
}
