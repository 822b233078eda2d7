import { createRandom, type Random, type SeedRow } from '@enlace/api/seeding';

import { dayMs } from '../times';
import { MembershipStory, type Plan, type PayingMember } from './membership-story';

/** Subscribers by role. */
const shares: Readonly<Record<string, number>> = {
  latinas: 0.15,
  recruiters: 0.5,
  allies: 0.3,
  founders: 0.35,
  investors: 0.4,
};

/** Levels of a first plan; the smallest level is free. */
const levels: readonly (readonly [number, number])[] = [
  [1, 50],
  [2, 30],
  [3, 15],
  [4, 5],
];

export interface MembershipRows {
  readonly memberships: readonly SeedRow[];
  /** In the order of their numbers. */
  readonly invoices: readonly SeedRow[];
  readonly uses: readonly SeedRow[];
}

interface Sources {
  /** Without the accounts for signing in, which begin without a paid plan. */
  readonly members: readonly PayingMember[];
  /** Paid plans by role, from the smallest to the largest. */
  readonly plans: ReadonlyMap<string, readonly Plan[]>;
  /** A coupon with a reduction in percent. */
  readonly coupon: { readonly id: number; readonly code: string; readonly percent: number };
  readonly now: Date;
}

/** Two years of subscriptions with their invoices: running, past due, ended, planned to end, and complimentary ones. */
export function makeMemberships({ members, plans, coupon, now }: Sources): MembershipRows {
  const random = createRandom(4040);
  const stories: MembershipStory[] = [];
  for (const member of members) {
    const ladder = plans.get(member.role) ?? [];
    if (ladder.length === 0 || !random.chance(shares[member.role] ?? 0)) continue;
    const firstDay = Math.max(member.joinedAt.getTime() + dayMs, now.getTime() - 730 * dayMs);
    // Stripe counts in whole seconds.
    const startSeconds = Math.floor((firstDay + random.next() * Math.max(0, now.getTime() - dayMs - firstDay)) / 1000);
    const start = new Date(startSeconds * 1000);
    if (start >= now) continue;
    const story = new MembershipStory({ id: stories.length + 1, member, start, now, random });
    if (stories.length % 24 === 11) story.give(random.pick(ladder));
    else live(story, { ladder, random, coupon: random.chance(0.15) ? coupon : null, now });
    stories.push(story);
  }
  return {
    memberships: stories.map((story) => story.row()),
    invoices: numberInvoices(stories.flatMap((story) => story.invoices)),
    uses: stories.flatMap((story) => (story.isWithCoupon ? [story.use(coupon.id)] : [])),
  };
}

interface Life {
  readonly ladder: readonly Plan[];
  readonly random: Random;
  readonly coupon: Sources['coupon'] | null;
  readonly now: Date;
}

/** Pays each period until the present, with a few changes of the plan; some end before. */
function live(story: MembershipStory, { ladder, random, coupon, now }: Life): void {
  let level = random.weighted(levels);
  const planOf = (at: number): Plan => ladder[Math.min(at, ladder.length) - 1] ?? random.pick(ladder);
  story.pay(planOf(level), coupon);
  while (story.end <= now) {
    if (random.chance(0.035)) return story.leave();
    if (random.chance(0.03)) level = Math.max(1, Math.min(4, level + random.pick([1, 1, -1])));
    if (now.getTime() - story.end.getTime() < 20 * dayMs && random.chance(0.09)) return story.fail(planOf(level));
    story.pay(planOf(level), null);
  }
  if (random.chance(0.05)) story.planEnd(random.pick(['too_expensive', 'not_using', 'missing_something', null]));
}

/** Gives invoices their ids, and numbers without gaps in each year. */
function numberInvoices(invoices: readonly SeedRow[]): SeedRow[] {
  const counts = new Map<number, number>();
  const timeOf = ({ issued_at: at }: SeedRow): number => (at as Date).getTime();
  return invoices
    .toSorted((one, other) => timeOf(one) - timeOf(other))
    .map((invoice, index) => {
      const year = (invoice['issued_at'] as Date).getUTCFullYear();
      const count = (counts.get(year) ?? 0) + 1;
      counts.set(year, count);
      return { id: index + 1, ...invoice, number: `${year}-${String(count).padStart(5, '0')}` };
    });
}
