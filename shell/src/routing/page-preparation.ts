import { refOfRoom } from '../frame/covered-rooms';
import { inDocumentOrder, withCurrent } from '../frame/screen-order';
import { screenAhead } from '../frame/screen-rooms';
import { arrive } from './arrival';
import { noteDeparture } from './departure';
import type { Preparation, PreparationParts } from './preparation';
import { createPrefetch } from './prefetch';
import { createScreenPreparation } from './screen-preparation';

/** Prefetch of links, reads and screens ahead, and the preparation of clicks. */
export function createPreparation(parts: PreparationParts): Preparation {
  const { ahead, forClick, answerOf } = createScreenPreparation(parts);
  const { prefetch, watchLinks } = createPrefetch(parts, ahead);
  watchLinks();
  return {
    prefetch,
    forClick(address) {
      noteDeparture();
      const preparing = forClick(address);
      void preparing?.then(watchLinks);
      return preparing;
    },
    answerOf,
    withCurrent(drawnScreens, current) {
      const ahead = screenAhead.get();
      return withCurrent(ahead === null ? drawnScreens : [...drawnScreens, ahead], current);
    },
    inDocumentOrder,
    refOfRoom,
    arrive,
  };
}
