import { testPartsOf } from './journeys/faults-parts';
import { isFirstJourney, journeys } from './support/part-journeys';

for (const journey of journeys.filter((one) => !isFirstJourney(one))) testPartsOf(journey);
