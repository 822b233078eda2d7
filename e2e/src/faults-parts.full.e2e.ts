import { testPartsOf } from './journeys/faults-parts';
import { journeys } from './support/part-journeys';
import { isFirstJourney } from './support/part-steps';

for (const journey of journeys.filter((one) => !isFirstJourney(one))) testPartsOf(journey);
