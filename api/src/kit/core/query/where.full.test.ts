import { after, before } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { now, testFilters } from '../../../testing/stages/kit/where-stage';

let api: TestApi;
before(async () => {
  api = await buildTestApi({ clock: () => now });
});
after(() => api.close());

testFilters(() => api, 'full');
