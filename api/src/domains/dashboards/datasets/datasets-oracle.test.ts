import { after, before } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { testAttack } from '../../../testing/stages/dashboards/attack-stage';
import { testOracle } from '../../../testing/stages/dashboards/oracle-stage';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

testOracle(() => api, { seed: 20_261_130, rounds: 5, members: 200, facts: 800 });
testAttack(() => api, { seed: 20_261_130, populations: 2, answers: 40 });
