import { after, before, test } from 'node:test';

import { buildPayingApi } from '../../../testing/sandbox-payments';
import { openTwoApis, type TwoApis } from '../../../testing/stages/events/two-apis';
import { cancelAndOfferAtOnce } from '../../../testing/stages/events/waiting-calls';

let processes: TwoApis;
before(async () => {
  processes = await openTwoApis(buildPayingApi);
});
after(() => processes.close());

test('many cancellations, sales, offers and answers at once never exceed the capacity, and pass over no person', () =>
  cancelAndOfferAtOnce(processes.apis, { seats: 100, people: 200 }));
