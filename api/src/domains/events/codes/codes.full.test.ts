import { after, before, test } from 'node:test';

import { useCodeAtOnce } from '../../../testing/stages/events/codes-stage';
import { openTwoApis, type TwoApis } from '../../../testing/stages/events/two-apis';

let processes: TwoApis;
before(async () => {
  processes = await openTwoApis();
});
after(() => processes.close());

test('a code with 10 uses is used exactly 10 times by 200 requests at once', () =>
  useCodeAtOnce(processes.apis, 200, 10));
