import { trackingKinds } from '@enlace/shared-contract/talent-pool';
import type { Locale } from '@enlace/shared-contract/text';

import { addressWith, pageOf } from '../../lib/addresses';
import type { TrackingInput } from '../../lib/tracking/tracking.slice';

export const pageSize = 50;

/** What an address selects; invalid values are ignored. */
export interface HistoryChoice {
  readonly kind: (typeof trackingKinds)[number] | null;
  /** The first local day, `YYYY-MM-DD`; empty without one. */
  readonly from: string;
  /** The last local day. */
  readonly to: string;
  readonly page: number;
}

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  return /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

export function kindOf(text: string | null): HistoryChoice['kind'] {
  return trackingKinds.find((name) => name === text) ?? null;
}

export function choiceOf(params: URLSearchParams): HistoryChoice {
  const dayOf = (text: string) => (isDay(text) ? text : '');
  return {
    kind: kindOf(params.get('kind')),
    from: dayOf(params.get('from') ?? ''),
    to: dayOf(params.get('to') ?? ''),
    page: pageOf(params),
  };
}

export const addressOf = ({ kind, from, to, page }: HistoryChoice): string =>
  addressWith('/dashboards/history', { kind: kind ?? '', from, to, page: page === 1 ? '' : String(page) });

/** The query of a page; days begin and end at midnight of this browser. */
export function queryOf({ kind, from, to, page }: HistoryChoice, lang: Locale): TrackingInput {
  return {
    ...(kind === null ? {} : { kind }),
    ...(from === '' ? {} : { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to === '' ? {} : { to: new Date(`${to}T23:59:59.999`).toISOString() }),
    page,
    per_page: pageSize,
    lang,
  };
}
