import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { before } from 'node:test';

import type { TestApi } from '../../build-test-api';
import { createSender, type Sender } from '../../sender';
import { shareTestApi } from '../../shared-api';
import type { Tier } from '../../tier';
import { letters, ways } from '../../people-posts';
import { makeJunkPosts } from '../../junk-posts';

interface StoredEntry {
  reference: string;
  state: string;
  signals: string[];
}

export const path = '/api/create_contact_us_form_entry';

let api: TestApi;
export let sender: Sender;

export const readStored = async (references: readonly string[]): Promise<StoredEntry[]> => {
  const { rows } = await sql<StoredEntry>`select reference, state, signals from form_entries
    where reference in (${sql.join(references)})`.execute(api.deps.db);
  return rows;
};

/** Sends spam: at least 98 of 100 entries are marked, and each sender is thanked like a person. */
export async function markSpam(count: number): Promise<void> {
  const usedProof = await sender.proof();
  const references: string[] = [];
  for (const { body, ip, proof } of makeJunkPosts(count, 20_261_121)) {
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
  assert.equal(rows.length, count);
  assert.ok(markedCount >= count * 0.98, `${markedCount} of ${count} marked`);
}

/** Stores entries of people, each in every way of filling in the form, or in the first tier in one way in turn. */
export async function storeLetters(tier: Tier): Promise<void> {
  const sentEntries: { reference: string; name: string; isProven: boolean }[] = [];
  for (const [turn, way] of ways.entries())
    for (const [index, letter] of letters.entries()) {
      if (tier === 'first' && index % ways.length !== turn) continue;
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
}

/** Opens and closes what the tests need: the shared API, or one of its own, which has no entries with the same texts. */
export function openGuardStage(build?: () => Promise<TestApi>): void {
  before(async () => {
    api = await shareTestApi(build);
    sender = createSender(api);
  });
}
