import assert from 'node:assert/strict';
import { after, before, beforeEach } from 'node:test';

import type { TestApi } from '../../build-test-api';
import { mailsTo } from '../../caught-mails';
import { person } from '../../event-tickets';
import { buildPayingApi } from '../../sandbox-payments';
import { createWaitingCalls } from './waiting-calls';

export let api: TestApi;
export let now: Date | null = null;

export const { send, join, buy, cancel, sellOut, entries, statesOf } = createWaitingCalls(() => api);

/** The token of the newest mail about a place. */
export async function tokenOf(number: number): Promise<string> {
  const [mail] = (await mailsTo(api, person(number).email)).filter(({ text }) => text.includes('/waiting-list/'));
  const token = /\/waiting-list\/([\w.-]+)/.exec(mail?.text ?? '')?.[1];
  assert.ok(token, `no token in ${mail?.text ?? 'no mail'}`);
  return token;
}

export const answerOffer = (token: string, word: string) => send(`waiting-places/${token}/${word}`, {});

export function setNow(value: typeof now): void {
  now = value;
}

/** Opens and closes what the tests need. */
export function openWaitingListStage(): void {
  before(async () => {
    api = await buildPayingApi({ clock: () => now ?? new Date() });
  });
  beforeEach(() => {
    now = null;
  });
  after(() => api.close());
}
