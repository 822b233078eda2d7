import type { Membership } from '@enlace/shared-contract/memberships';

import { findFeatures, findPackages } from '../../packages';
import { ensureMembership, isRunning, type Member } from '../member';
import { findAnnouncedPrice } from '../price-changes/find-announced-price';
import { findEntitlements, findGrantedPackages } from './entitlements';
import { graceEnd, grantedPackage } from './grant';
import { findNextPayment } from './reductions';

/** The membership of a member as this member sees it. */
export async function presentMembership(member: Member): Promise<Membership> {
  const { deps, userId, now, reading } = member;
  const row = await ensureMembership(deps.db, userId);
  const packages = await findPackages(deps.db, {}, reading);
  const names = new Map(packages.map(({ id, name }) => [id, name]));
  const linkOf = (id: number | null) => {
    const name = id === null ? undefined : names.get(id);
    return id === null || name === undefined ? null : { id, name };
  };
  const grantedIds = await findGrantedPackages(deps.db, userId, now);
  const entitlements = await findEntitlements(deps.db, userId, now);
  const features = await findFeatures(deps.db, {}, reading);
  const featureIds = entitlements.map(({ featureId }) => featureId);
  const pendingPackage = linkOf(row.pending_package_id);
  const awaitedPackage = linkOf(row.awaiting_package_id);
  const hasPlan = isRunning(row);
  const paidId = row.comp_until !== null && row.comp_until > now ? grantedPackage(row, now) : row.package_id;
  const ownId = grantedIds.find((id) => id === paidId) ?? grantedIds[0] ?? null;
  const isPaying = hasPlan && row.state === 'active' && !row.cancel_at_period_end;
  return {
    state: row.state,
    package: linkOf(ownId),
    paid_package: hasPlan && row.state !== 'incomplete' ? linkOf(row.package_id) : null,
    price: hasPlan ? row.price : 0,
    ...(hasPlan ? await findNextPayment(deps.db, row, now) : { next_amount: 0, full_amount: 0, reduced_until: null }),
    currency: row.currency,
    interval: row.interval,
    next_payment_at: isPaying ? (row.period_end?.toISOString() ?? null) : null,
    period_end: hasPlan ? (row.period_end?.toISOString() ?? null) : null,
    cancel_at_period_end: row.cancel_at_period_end,
    pending_change:
      pendingPackage === null || row.pending_at === null
        ? null
        : { package: pendingPackage, at: row.pending_at.toISOString() },
    price_change: await findAnnouncedPrice(deps.db, userId, now),
    awaiting:
      awaitedPackage === null || row.awaiting_until === null || row.awaiting_until <= now
        ? null
        : { package: awaitedPackage, until: row.awaiting_until.toISOString() },
    comp_until: row.comp_until !== null && row.comp_until > now ? row.comp_until.toISOString() : null,
    grace_ends_at: graceEnd(row)?.toISOString() ?? null,
    card: cardOf(row),
    features: features.filter(({ id }) => featureIds.includes(id)).map(({ id, name }) => ({ id, name })),
    can_pay: deps.stripe !== null,
  };
}

function cardOf(row: Awaited<ReturnType<typeof ensureMembership>>): Membership['card'] {
  const { card_brand: brand, card_last4: last4, card_exp_month: month, card_exp_year: year } = row;
  if (brand === null || last4 === null || month === null || year === null) return null;
  return { brand, last4, exp_month: month, exp_year: year };
}
