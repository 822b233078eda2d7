import { after, before, describe } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { testNeighbours } from '../../../testing/stages/kit/neighbours-stage';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

describe('the rows before and after one', () => testNeighbours(() => api, 'full'));
