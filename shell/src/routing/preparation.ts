import type { Locale } from '@enlace/shared-contract/text';
import type { HttpAnswer, HttpPort, HttpRequest } from '@enlace/shared-data';
import type { PrefetchSign } from '@enlace/shared-ui';
import type { RefCallback } from 'react';

import type { DrawnScreen } from '../frame/drawn-screen';
import type { Services } from '../services';
import { isFocusFree, noteFocus } from './last-navigation';

export interface Address extends Pick<Location, 'pathname' | 'search'> {
  /** Of the history entry, once there is one. */
  readonly key?: string;
}

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
  /** The current screen first, then the last ones that stay in the document. */
  readonly withCurrent: (drawnScreens: readonly DrawnScreen[], current: DrawnScreen) => readonly DrawnScreen[];
  /** The drawn screens and the prerendered one, in the order of the document. */
  readonly inDocumentOrder: (
    drawnScreens: readonly DrawnScreen[],
    nextScreen: DrawnScreen | null,
  ) => readonly DrawnScreen[];
  /** The `ref` of the element around a screen. It runs each time the element is drawn. */
  readonly refOfContainer: (name: string, isShown: boolean) => RefCallback<HTMLElement> | null;
  /**
   * Moves window and focus to a page that is drawn.
   * @param top its scroll position
   * @returns a function that ends the wait for a heading
   */
  readonly scrollAndFocus: (key: string, top: number) => (() => void) | undefined;
}

/** Pages before their preparation is loaded, and on the server. */
export const plainPreparation: Preparation = {
  prefetch: () => undefined,
  forClick() {
    noteFocus();
    return null;
  },
  answerOf: () => null,
  withCurrent: (_drawnScreens, current) => [current],
  inDocumentOrder: (drawnScreens) => drawnScreens,
  refOfContainer: () => null,
  scrollAndFocus(_key, top) {
    scrollTo(0, top);
    if (isFocusFree()) document.querySelector('main')?.focus({ preventScroll: true });
    return undefined;
  },
};

/** Signs that the user is about to open a page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/**
 * The preparation of pages, loaded at the first sign of the user: a visitor who only reads does not download it. Until
 * it is there, pages open without preparation. It then replaces the functions of the returned object.
 */
export function lazyPreparation(parts: PreparationParts): Preparation {
  /** Repeats the last link that the user pointed at, and the last page, when the code is there. */
  const repeats: (() => void)[] = [];
  const preparation: Preparation = {
    ...plainPreparation,
    prefetch(...link) {
      repeats[0] = () => preparation.prefetch(...link);
    },
    scrollAndFocus(...page) {
      repeats[1] = () => preparation.scrollAndFocus(...page);
      return plainPreparation.scrollAndFocus(...page);
    },
  };
  const request = () => import(/* webpackChunkName: "page-preparation" */ './page-preparation');
  const load = () => {
    for (const sign of signs) removeEventListener(sign, load);
    // A file that fails is requested once more.
    request()
      .catch(request)
      .then(
        ({ createPreparation }) => {
          Object.assign(preparation, createPreparation(parts));
          repeats.forEach((repeat) => repeat());
        },
        // The next document tries again.
        () => undefined,
      );
  };
  for (const sign of signs) addEventListener(sign, load, { passive: true });
  return preparation;
}
