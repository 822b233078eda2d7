import type { Preparation, PreparationParts } from './preparation';
import { createPrefetch } from './prefetch';
import { createScreenPreparation } from './screen-preparation';

/** Prefetch of links, reads ahead, and the preparation of clicks. */
export function createPreparation(parts: PreparationParts): Preparation {
  const { ahead, forClick, answerOf } = createScreenPreparation(parts);
  const { prefetch, watchLinks } = createPrefetch(parts, ahead);
  watchLinks();
  return {
    prefetch,
    forClick(address) {
      const preparing = forClick(address);
      void preparing?.then(watchLinks);
      return preparing;
    },
    answerOf,
  };
}
