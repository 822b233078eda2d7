import { test } from 'node:test';

import { openImpersonationStage, refuseWrites } from '../../../testing/stages/identity/impersonation-stage';

openImpersonationStage();

test('an impersonation changes nothing: all writing calls are refused with VIEW_ONLY', () =>
  refuseWrites(() => ['', '/back']));
