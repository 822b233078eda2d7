import { test } from 'node:test';

import { openImpersonationStage, refuseWrites } from '../../../testing/stages/identity/impersonation-stage';

openImpersonationStage('full');

test('an impersonation changes nothing: all writing calls are refused with VIEW_ONLY', () =>
  refuseWrites(() => ['', '/back']));
