import { type FollowUpsQuery, followUpTimes } from '@enlace/shared-contract/talent-pool';

import { addressWith, pageOf } from '../../lib/addresses';
import { dayIn } from '../../lib/talent/days';

export const pageSize = 25;

/** What an address selects; invalid values are ignored. */
export interface FollowUpsChoice {
  /** Null for all open ones. */
  readonly when: (typeof followUpTimes)[number] | null;
  readonly page: number;
}

export const timeOf = (text: string | null): FollowUpsChoice['when'] =>
  followUpTimes.find((name) => name === text) ?? null;

export const choiceOf = (params: URLSearchParams): FollowUpsChoice => ({
  when: timeOf(params.get('when')),
  page: pageOf(params),
});

export const addressOf = ({ when, page }: FollowUpsChoice): string =>
  addressWith('/dashboards/follow-ups', { when: when ?? '', page: page === 1 ? '' : String(page) });

/** The query of a page; today is the day of this browser. */
export const queryOf = ({ when, page }: FollowUpsChoice): FollowUpsQuery => ({
  ...(when === null ? {} : { when }),
  today: dayIn(0),
  page,
  per_page: pageSize,
});
