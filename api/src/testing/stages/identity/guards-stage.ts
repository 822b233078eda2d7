import type { Import, ImportCheck } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';
import assert from 'node:assert/strict';

import { addPerson, type TestPerson } from '../../add-person';
import { encodeMultipart } from '../../bodies';
import type { TestApi } from '../../build-test-api';
import { openApiOf } from '../../shared-api';
import type { Tier } from '../../tier';

/** Attacks that combine several calls; the tests of single calls do not cover them. */
export let api: TestApi;
export let helper: TestPerson;

export const idOf = async (table: 'roles' | 'permissions', name: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where name = ${name}`.execute(
    api.deps.db,
  );
  return rows[0]?.id ?? 0;
};
export const rightsOf = async (id: number): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select r.name from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = ${id} union all select p.name from user_permissions up
    join permissions p on p.id = up.permission_id where up.user_id = ${id} order by 1`.execute(api.deps.db);
  return rows.map(({ name }) => name);
};
export const checkFile = async (
  text: string,
  key: string,
  as: TestPerson,
): Promise<ImportCheck & { readonly id: number }> => {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), 'people.csv');
  const multipart = await encodeMultipart(form);
  const headers = { ...multipart.headers, authorization: `Bearer ${as.token}` };
  const answer = await api.send({ method: 'POST', url: '/api/v2/users/imports', ...multipart, headers });
  assert.equal(answer.statusCode, 201, answer.body);
  const { id, mapping } = answer.json<{ data: Import }>().data;
  const checked = await as.post(`/api/v2/imports/${id}/check`, { mapping, key });
  assert.equal(checked.statusCode, 200, checked.body);
  return { ...checked.json<{ data: ImportCheck }>().data, id };
};

/** Opens and closes what the tests need; those of the full tier change who is an admin. */
export function openGuardsStage(tier: Tier): void {
  openApiOf(tier, async (openedApi) => {
    api = openedApi;
    const rights = ['add', 'edit', 'get', 'list', 'import', 'merge', 'remove'].map((action) => `users.${action}`);
    helper = await addPerson(api, {
      roles: ['allies'],
      permissions: [...rights, 'rights.read', 'rights.edit', 'roles.edit'],
    });
  });
}
