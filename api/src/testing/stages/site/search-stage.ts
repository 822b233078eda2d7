import { type SearchAnswer, searchAnswerSchema } from '@enlace/shared-contract/site';
import assert from 'node:assert/strict';
import { before } from 'node:test';

import type { TestApi } from '../../build-test-api';
import { shareTestApi } from '../../shared-api';

export let api: TestApi;

export const search = async (query: string): Promise<SearchAnswer> => {
  const answer = await api.get(`/api/v2/search?${query}`);
  assert.equal(answer.statusCode, 200, answer.body);
  return searchAnswerSchema.parse(answer.json());
};

/** Opens and closes what the tests need: the shared API, or one of its own, whose demo pages are all public. */
export function openSearchStage(build?: () => Promise<TestApi>): void {
  before(async () => {
    api = await shareTestApi(build);
  });
}
