import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { letters } from '../../../testing/people-posts';
import {
  markSpam,
  openGuardStage,
  path,
  readStored,
  sender,
  storeLetters,
} from '../../../testing/stages/forms/guard-stage';

openGuardStage();

describe('the guard of the public forms', () => {
  test('marks at least 98 of 100 spam entries, and thanks each sender like a person', () => markSpam(100));

  test('stores every entry of a person, in all ways of filling in the form, and trusts most of them', () =>
    storeLetters('first'));

  test('accepts each proof once, even when it is sent many times at once', async () => {
    const altcha = await sender.proof();
    const texts = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];
    const answers = await Promise.all(
      texts.map((text) =>
        sender.send(path, {
          ...letters[0],
          email: 'ana@example.org',
          message: `Una pregunta distinta sobre talleres, la número ${text}`,
          altcha,
        }),
      ),
    );
    const rows = await readStored(
      answers.map((answer) => answer.json<{ data: { reference: string } }>().data.reference),
    );
    assert.equal(rows.filter(({ signals }) => signals.length === 0).length, 1);
    assert.equal(rows.filter(({ signals }) => signals.includes('usedProof')).length, 5);
  });
});
