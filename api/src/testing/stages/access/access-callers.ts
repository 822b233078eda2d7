import { type RoleName, roleNames, type Viewer } from '@enlace/shared-contract/access';
import { type RawBuilder, sql } from 'kysely';

import type { TestApi } from '../../build-test-api';
import { insertPerson } from '../../insert-person';

/** A caller of the tests of access, without any row. */
export interface AccessCaller {
  readonly name: string;
  readonly id: number | null;
  readonly token: string | null;
}

/** A caller whose permissions a test changes. */
export interface PermittedCaller extends AccessCaller {
  /** Gives these permissions and takes all others. Returns whether all of them exist. */
  permit(names: readonly string[]): Promise<boolean>;
}

/** A caller with all permissions but a few. */
export interface BroadCaller extends AccessCaller {
  /** Takes these permissions and gives all others. */
  permitAllBut(names: readonly string[]): Promise<void>;
}

export const visitor: AccessCaller = { name: 'a visitor', id: null, token: null };

/** A new user with one role: unlike the demo's users, it has no company, no chapter, no ticket and no course. */
export async function addRoleCaller(api: TestApi, role: RoleName): Promise<AccessCaller> {
  const { id, token } = await insertPerson(api);
  await sql`insert into user_roles (user_id, role_id) select ${id}, id from roles where name = ${role}`.execute(
    api.deps.db,
  );
  return { name: role, id, token };
}

/** A caller for each role but admin. */
export async function addRoleCallers(api: TestApi): Promise<readonly AccessCaller[]> {
  const callers: AccessCaller[] = [];
  for (const role of roleNames) if (role !== 'admin') callers.push(await addRoleCaller(api, role));
  return callers;
}

const hasName = (names: readonly string[]): RawBuilder<boolean> => sql`p.name = any(${[...names]}::text[])`;

export async function addPermittedCaller(api: TestApi): Promise<PermittedCaller> {
  const { id, token } = await insertPerson(api);
  return {
    name: 'a holder of one permission',
    id,
    token,
    async permit(names) {
      await sql`delete from user_permissions where user_id = ${id}`.execute(api.deps.db);
      const { rows } = await sql`insert into user_permissions (user_id, permission_id)
        select ${id}, p.id from permissions p where ${hasName(names)} returning 1`.execute(api.deps.db);
      return rows.length === new Set(names).size;
    },
  };
}

export async function addBroadCaller(api: TestApi): Promise<BroadCaller> {
  const { id, token } = await insertPerson(api);
  return {
    name: 'a holder of all other permissions',
    id,
    token,
    async permitAllBut(names) {
      await sql`insert into user_permissions (user_id, permission_id) select ${id}, p.id from permissions p
        where not ${hasName(names)} and p.id not in (select permission_id from user_permissions where user_id = ${id})`.execute(
        api.deps.db,
      );
      await sql`delete from user_permissions where user_id = ${id}
        and permission_id in (select p.id from permissions p where ${hasName(names)})`.execute(api.deps.db);
    },
  };
}

/** The present rights of a caller. */
export async function viewerOf({ api }: TestApi, { token }: AccessCaller): Promise<Viewer | null> {
  return token === null ? null : api.resolveViewer({ authorization: `Bearer ${token}` });
}

export interface AccessRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: object;
}

export interface AccessAnswer {
  readonly status: number;
  readonly body: string;
}

export async function ask(api: TestApi, request: AccessRequest, { token }: AccessCaller): Promise<AccessAnswer> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const answer = await api.app.inject({ ...request, headers });
  return { status: answer.statusCode, body: answer.body };
}

/** Refused, or missing: a caller without the right may see no difference. 405: no route has the method. */
export function isRefused({ status }: AccessAnswer): boolean {
  return [401, 403, 404, 405].includes(status);
}

/** Refused, or answered without any row: an empty list, nothing, or a trial of a bulk change of no row. */
export function isWithoutRows({ status, body }: AccessAnswer): boolean {
  if (isRefused({ status, body })) return true;
  return status === 200 && /"data":(\[\]|null|\{[^{}]*"would_change":0\b)/.test(body);
}

export function isAnswered({ status }: AccessAnswer): boolean {
  return status < 500 && status !== 401 && status !== 403;
}

export const describeAnswer = ({ status, body }: AccessAnswer): string => `${status} ${body.slice(0, 160)}`;
