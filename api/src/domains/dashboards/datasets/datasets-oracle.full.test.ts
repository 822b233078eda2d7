import { after, before } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { testAttack } from '../../../testing/stages/dashboards/attack-stage';
import { testOracle } from '../../../testing/stages/dashboards/oracle-stage';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

testOracle(() => api, { seed: 20_261_131, rounds: 60, members: 1500, facts: 6000 });
testAttack(() => api, { seed: 20_261_131, populations: 12, answers: 200 });
