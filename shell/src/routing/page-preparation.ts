import { refOfContainer } from '../frame/screen-containers';
import { inDocumentOrder, withCurrent } from '../frame/screen-order';
import { prerenderedScreen } from '../frame/drawn-screen';
import { scrollAndFocus } from './scroll-and-focus';
import { noteFocus } from './last-navigation';
import type { Preparation, PreparationParts } from './preparation';
import { createPrefetch } from './prefetch';
import { createScreenPreparation } from './screen-preparation';

/** Prefetch of links and reads, prerendering, and the preparation of clicks. */
export function createPreparation(parts: PreparationParts): Preparation {
  const { prefetchPage, forClick, answerOf } = createScreenPreparation(parts);
  const { prefetch, watchLinks } = createPrefetch(parts, prefetchPage);
  watchLinks();
  return {
    prefetch,
    forClick(address) {
      noteFocus();
      const preparing = forClick(address);
      void preparing?.then(watchLinks);
      return preparing;
    },
    answerOf,
    withCurrent(drawnScreens, current) {
      const nextScreen = prerenderedScreen.get();
      return withCurrent(nextScreen === null ? drawnScreens : [...drawnScreens, nextScreen], current);
    },
    inDocumentOrder,
    refOfContainer,
    scrollAndFocus,
  };
}
