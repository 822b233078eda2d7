import type { Quote } from '@enlace/shared-contract/memberships';

import { findFeatures } from '../../packages';
import type { Member } from '../member';
import { findGrantedPackages } from '../plans/entitlements';
import { findTarget, type Target } from './find-target';
import { type ChangeQuote, quoteChange } from './quote-change';
import { laterFacts, quoteMinutes, signQuote } from './quote-token';

export interface ChangeRequest {
  readonly packageId: number;
  /** Empty without a coupon. */
  readonly couponCode: string;
  readonly quoteToken: string | null;
}

/** What a change costs, with a token that fixes it for ten minutes. Nothing is changed. */
export async function calculateChange(member: Member, request: ChangeRequest): Promise<Quote> {
  const target = await findTarget(member, request.packageId);
  // Stripe counts whole seconds.
  const prorationAt = new Date(Math.floor(member.now.getTime() / 1000) * 1000);
  const quote = await quoteChange(member, target, { couponCode: request.couponCode, prorationAt });
  const expires = new Date(member.now.getTime() + quoteMinutes * 60_000);
  const { product } = target;
  return {
    ...presentQuote(quote),
    next_amount: quote.nextAmount,
    full_amount: product.price,
    reduced_until: quote.reducedUntil?.toISOString() ?? null,
    next_at: quote.nextAt?.toISOString() ?? null,
    changes_at: isDelayed(target) ? (target.membership.period_end?.toISOString() ?? null) : null,
    interval: product.interval,
    ...(await compareFeatures(member, product.id)),
    quote_token: signQuote(member.deps.env.tokenSecret, {
      user: member.userId,
      package: product.id,
      subscription: target.membership.subscription_id ?? '',
      price: product.price,
      coupon: request.couponCode.toUpperCase(),
      total: quote.total,
      ...laterFacts(quote),
      at: prorationAt.getTime() / 1000,
      expires: expires.getTime() / 1000,
    }),
    quote_expires_at: expires.toISOString(),
  };
}

/** The parts of a quote that the answers of both calls have. */
export function presentQuote({
  kind,
  product,
  lines,
  total,
}: Pick<ChangeQuote, 'kind' | 'product' | 'lines' | 'total'>) {
  return { kind, package_id: product.id, lines: [...lines], total, currency: product.currency };
}

const isDelayed = ({ kind }: Target): boolean => kind === 'later' || kind === 'end';

async function compareFeatures(member: Member, packageId: number) {
  const { deps, userId, now, reading } = member;
  const grantedIds = await findGrantedPackages(deps.db, userId, now);
  const features = await findFeatures(deps.db, {}, reading);
  const has = (packages: readonly number[], feature: (typeof features)[number]) =>
    feature.package_roles.some(({ package_id: id, isEnabled }) => isEnabled && packages.includes(id));
  const ofRole = features.filter((feature) => feature.package_roles.some(({ package_id: id }) => id === packageId));
  const names = (rows: typeof features) => rows.map(({ name }) => name);
  return {
    gained_features: names(ofRole.filter((row) => has([packageId], row) && !has(grantedIds, row))),
    lost_features: names(ofRole.filter((row) => !has([packageId], row) && has(grantedIds, row))),
  };
}
