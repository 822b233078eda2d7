import { before, describe } from 'node:test';

import type { TestApi } from '../../../../testing/build-test-api';
import { shareTestApi } from '../../../../testing/shared-api';
import { testRandomSearches } from '../../../../testing/stages/work/job-facets-stage';

describe('the choices of many job searches', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  testRandomSearches(() => api, { seed: 7, rounds: 400 });
});
