import { testPartsOf } from './journeys/faults-parts';
import { lazyParts } from './support/lazy-parts';
import { otherTests } from './support/part-exceptions';
import { journeys } from './support/part-journeys';
import { isFirstJourney } from './support/part-steps';
import { expect, test } from './support/test';

test('each lazy file of each build has a journey that opens it', () => {
  const builtParts = lazyParts();
  const journeyParts = journeys.flatMap(({ steps }) => steps.flatMap(({ parts }) => parts));
  const coveredParts = new Set([...journeyParts, ...Object.keys(otherTests)]);
  expect(
    builtParts.filter((part) => !coveredParts.has(part)),
    'lazy files without a journey: add them to e2e/src/support/part-journeys.ts',
  ).toEqual([]);
  expect(
    [...coveredParts].filter((part) => !builtParts.includes(part)),
    'journeys for files that no build has',
  ).toEqual([]);
});

for (const journey of journeys.filter(isFirstJourney)) testPartsOf(journey);
