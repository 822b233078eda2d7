import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { makeJunkPosts } from '../../../testing/junk-posts';
import { letters, ways } from '../../../testing/people-posts';
import { createSender, type Sender } from '../../../testing/sender';

interface StoredEntry {
  reference: string;
  state: string;
  signals: string[];
}

const path = '/api/create_contact_us_form_entry';

describe('the guard of the public forms', () => {
  let api: TestApi;
  let sender: Sender;
  before(async () => {
    api = await buildTestApi();
    sender = createSender(api);
  });
  after(() => api.close());

  const readStored = async (references: readonly string[]): Promise<StoredEntry[]> => {
    const { rows } = await sql<StoredEntry>`select reference, state, signals from form_entries
      where reference in (${sql.join(references)})`.execute(api.deps.db);
    return rows;
  };

  test('marks at least 98 of 100 spam entries, and thanks each sender like a person', async () => {
    const usedProof = await sender.proof();
    const references: string[] = [];
    for (const { body, ip, proof } of makeJunkPosts(1000, 20_261_121)) {
      const wrongProofs = { none: undefined, forged: 'eyJjaGFsbGVuZ2UiOnt9fQ==', reused: usedProof };
      const altcha = proof === 'solved' ? await sender.proof() : wrongProofs[proof];
      const answer = await sender.send(path, { ...body, altcha }, { ip });
      assert.equal(answer.statusCode, 201, answer.body);
      const { data } = answer.json<{ data: { reference: string; message: string } }>();
      assert.match(data.message, /^Thank you/);
      references.push(data.reference);
    }
    const rows = await readStored(references);
    const markedCount = rows.filter(({ state }) => state === 'to_check').length;
    assert.equal(rows.length, 1000);
    assert.ok(markedCount >= 980, `${markedCount} of 1000 marked`);
  });

  test('stores every entry of a person, in all ways of filling in the form, and trusts most of them', async () => {
    const sentEntries: { reference: string; name: string; isProven: boolean }[] = [];
    for (const way of ways)
      for (const [index, letter] of letters.entries()) {
        const altcha = way.proof === 'solved' ? { altcha: await sender.proof() } : {};
        // The name of the way makes each letter unique.
        const body = { ...letter, message: `${letter.message}\n${way.name}`, email: `reader${index}@example.org` };
        const answer = await sender.send(path, { ...body, ...way.guard, ...altcha });
        assert.equal(answer.statusCode, 201, answer.body);
        const { reference } = answer.json<{ data: { reference: string } }>().data;
        sentEntries.push({ reference, name: way.name, isProven: way.proof === 'solved' });
      }
    const rows = await readStored(sentEntries.map(({ reference }) => reference));
    assert.equal(rows.length, sentEntries.length);
    assert.ok(rows.every(({ state }) => state === 'new' || state === 'to_check'));
    const proven = new Set(sentEntries.filter(({ isProven }) => isProven).map(({ reference }) => reference));
    const doubtfulRows = rows.filter(({ reference, state }) => proven.has(reference) && state === 'to_check');
    assert.ok(doubtfulRows.length <= proven.size * 0.02, JSON.stringify(doubtfulRows));
  });

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
