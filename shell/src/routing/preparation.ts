import type { Locale } from '@enlace/shared-contract';
import type { HttpAnswer, HttpPort, HttpRequest } from '@enlace/shared-data';
import type { PrefetchSign } from '@enlace/shared-ui';

import type { Services } from '../services';

export type Address = Pick<Location, 'pathname' | 'search'>;

export interface PreparationParts extends Pick<
  Services,
  'platform' | 'registry' | 'applications' | 'screens' | 'served' | 'viewer'
> {
  /** The user's language. */
  readonly locale: () => Locale;
  readonly http: HttpPort;
}

export interface Preparation {
  /** Prefetches the page of a link, or prepares it, as its sign and the connection allow. */
  readonly prefetch: (href: string, sign: PrefetchSign) => void;
  /**
   * Prepares the page of a click.
   * @returns null for a page that is not prepared here; otherwise a promise that is settled when it can be drawn, when
   * its code failed, or when it took too long. It is settled in a later task, and it never rejects.
   */
  readonly forClick: (address: Address) => Promise<unknown> | null;
  /** The answer to a read that was sent ahead; null when the request must be sent. */
  readonly answerOf: (request: HttpRequest) => Promise<HttpAnswer> | null;
}

/** Signs that the user is about to open a page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/**
 * The preparation of pages, loaded at the first sign of the user: a visitor who only reads does not download it. Until
 * it is there, pages open without preparation.
 */
export function lazyPreparation(parts: PreparationParts): Preparation {
  let preparation: Preparation | undefined;
  /** The last link that the user pointed at before the code was there. */
  let earlyLink: Parameters<Preparation['prefetch']> | undefined;
  const load = () => {
    for (const sign of signs) removeEventListener(sign, load);
    import(/* webpackChunkName: "page-preparation" */ './page-preparation').then(
      ({ createPreparation }) => {
        preparation ??= createPreparation(parts);
        if (earlyLink !== undefined) preparation.prefetch(...earlyLink);
        earlyLink = undefined;
      },
      // The next document tries again.
      () => undefined,
    );
  };
  for (const sign of signs) addEventListener(sign, load, { passive: true });
  return {
    prefetch(...link) {
      if (preparation === undefined) earlyLink = link;
      else preparation.prefetch(...link);
    },
    forClick: (address) => preparation?.forClick(address) ?? null,
    answerOf: (request) => preparation?.answerOf(request) ?? null,
  };
}
