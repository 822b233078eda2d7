import assert from 'node:assert/strict';

import type { TestApi } from './build-test-api';

export interface AddedRecord {
  readonly id: number;
  readonly slug: string;
}

/** Adds a record as an admin. Fails when the API refuses it. */
export async function addRecord(api: TestApi, path: string, values: object): Promise<AddedRecord> {
  const answer = await api.post(path, values, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: AddedRecord }>().data;
}
