import { describe, test } from 'node:test';

import { buildTestApi } from '../../../testing/build-test-api';
import { markSpam, openGuardStage, storeLetters } from '../../../testing/stages/forms/guard-stage';

openGuardStage(() => buildTestApi());

describe('the guard of the public forms', () => {
  test('marks at least 98 of 100 spam entries, and thanks each sender like a person', () => markSpam(1000));

  test('stores every entry of a person, in all ways of filling in the form, and trusts most of them', () =>
    storeLetters('full'));
});
