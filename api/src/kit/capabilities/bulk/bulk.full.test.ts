import { after, before, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { cancelBulk, testBulkOfResources } from '../../../testing/stages/kit/bulk-stage';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

testBulkOfResources(() => api, 'full');

test('a bulk change of 3,000 rows ends after a cancellation, and can be undone', () => cancelBulk(api, 3000));
