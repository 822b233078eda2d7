import type { Preparation, PreparationParts } from './preparation';
import { createPrefetch } from './prefetch';
import { createScreenPreparation } from './screen-preparation';

/** Prefetch of links, reads ahead, and the preparation of clicks. */
export function createPreparation(parts: PreparationParts): Preparation {
  const { ahead, forClick, answerOf } = createScreenPreparation(parts);
  return { prefetch: createPrefetch(parts, ahead), forClick, answerOf };
}
