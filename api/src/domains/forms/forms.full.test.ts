import { test } from 'node:test';

import { openFormsStage, sendOddValues } from '../../testing/stages/forms/forms-stage';

openFormsStage();

test('public forms answer invalid bodies with a 4xx', () => sendOddValues('full'));
