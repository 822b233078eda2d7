import { after, before, test } from 'node:test';

import { abandonHolds, holdForCrowd } from '../../../testing/stages/events/holds-stage';
import { openTwoApis, type TwoApis } from '../../../testing/stages/events/two-apis';

let processes: TwoApis;
before(async () => {
  processes = await openTwoApis();
});
after(() => processes.close());

test('the end of 300 abandoned holds gives their seats back at once', () => abandonHolds(processes.apis, 300));

test('1,000 buyers of 1 to 4 tickets of three kinds that share a pool exceed no limit', () =>
  holdForCrowd(processes.apis, { buyers: 1000, atOnce: 50, size: 10 }));
