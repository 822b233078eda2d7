import { after, before, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { registerCrowd } from '../../../testing/stages/events/approval-stage';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

test('registrations never hold or sell more seats than there are, with 100 people and decisions at once', () =>
  registerCrowd(api, { people: 100, late: 20 }));
