import type { LightMyRequestResponse } from 'fastify';
import type { RightsOfPerson } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';

import type { TestPerson } from '../../add-person';
import type { TestApi } from '../../build-test-api';
import { openApiOf } from '../../shared-api';
import type { Tier } from '../../tier';

export let api: TestApi;

export const noChange = { give_roles: [], give_permissions: [], take_roles: [], take_permissions: [] };
export const idOf = async (table: 'roles' | 'permissions', name: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where name = ${name}`.execute(
    api.deps.db,
  );
  return rows[0]?.id ?? 0;
};
const path = (id: number) => `/api/v2/rights/users/${id}`;
export const read = async (id: number, as?: TestPerson): Promise<RightsOfPerson> => {
  const answer = as === undefined ? await api.get(path(id), 'admin') : await as.get(path(id));
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: RightsOfPerson }>().data;
};
export const rightIn = ({ rights }: RightsOfPerson, name: string) => rights.find((one) => one.name === name);
export const save = (id: number, body: object, as?: TestPerson): Promise<LightMyRequestResponse> => {
  const change = { ...noChange, reason: 'She runs the newsletter now', ...body };
  return as === undefined ? api.post(`${path(id)}/save`, change, 'admin') : as.post(`${path(id)}/save`, change);
};

/** Opens and closes what the tests need. */
export function openPersonRightsStage(tier: Tier): void {
  openApiOf(tier, (openedApi) => {
    api = openedApi;
  });
}
