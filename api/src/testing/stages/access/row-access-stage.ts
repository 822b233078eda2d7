import { mayCall, type Viewer } from '@enlace/shared-contract/access';
import type { WireCall } from '@enlace/shared-contract/calls';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { mountedResources } from '../../../app/resources';
import { contractCalls } from '../../../kit/core/contract/contract-calls';
import { buildTestApi, type TestApi } from '../../build-test-api';
import { readEndpoints } from '../../contract/read-endpoints';
import type { Tier } from '../../tier';
import {
  type AccessCaller,
  addBroadCaller,
  addPermittedCaller,
  addRoleCallers,
  ask,
  type BroadCaller,
  describeAnswer,
  isAnswered,
  isRefused,
  isWithoutRows,
  type PermittedCaller,
  viewerOf,
  visitor,
} from './access-callers';
import { addForeignRows } from './foreign-rows';
import { testKitAccess } from './kit-access';
import { kitCalls } from './kit-rights';
import { type MemberRows, memberRows } from './member-rows';
import { rowOwners } from './row-owners';

const nameOf = ({ method, path }: WireCall): string => `${method} ${path}`;
const unknownId = 999_999_999;

const calls = contractCalls();
const ownCalls = calls.filter(({ path }) => !path.includes('{resource}'));
const permissionCalls = ownCalls.filter(({ access }) => access.kind === 'roles');
/** Calls that `walk.test.ts` makes with and without their permission, too. */
const walkedPaths = new Set(readEndpoints().map(({ path }) => path));
const permissions = [
  ...new Set(permissionCalls.flatMap(({ access }) => (access.kind === 'roles' ? [access.permission] : []))),
];

let api: TestApi;
let roles: readonly AccessCaller[];
let permittedCaller: PermittedCaller;
let broadCaller: BroadCaller;

/** Largest id of each table with numbers as ids. */
let lastIds: ReadonlyMap<string, number>;

async function readLastIds(): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string }>`select c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'id'
      and c.data_type in ('bigint', 'integer')`.execute(api.deps.db);
  const ids = new Map<string, number>();
  for (const { name } of rows) {
    const last = await sql<{ id: number | null }>`select max(id) as id from ${sql.table(name)}`.execute(api.deps.db);
    ids.set(name, last.rows[0]?.id ?? 1);
  }
  return ids;
}

/** Id of a real row for the path, so that a call that reads rows before it judges them finds one. */
function idFor({ path }: WireCall): number {
  const mountedResource = mountedResources.find(({ resource }) =>
    Object.values<WireCall | undefined>({ ...resource.wire }).some((call) => call?.path === path),
  );
  const word = /\/([\w-]+)\/\{\w+\}/.exec(path)?.[1]?.replaceAll('-', '_') ?? '';
  return lastIds.get(mountedResource?.options.repository.table ?? word) ?? 1;
}

function requestOf({ method, path, body }: WireCall, id: number) {
  const url = path.replace(/\{\w+\}/g, String(id));
  return { method, url, ...(method === 'GET' || body === 'none' ? {} : { payload: {} }) };
}

/** A caller without the right is refused; one whose role has it opens no row of others. */
async function findLeak(call: WireCall, id: number, caller: AccessCaller, viewer: Viewer | null): Promise<string[]> {
  const hasRight = mayCall(viewer, call.access);
  // A change by a user with the right is not repeated here: the tests of the call make it.
  if (hasRight && (call.method === 'POST' || !call.path.includes('{id}'))) return [];
  const answer = await ask(api, requestOf(call, id), caller);
  const isRight = hasRight ? answer.status < 500 : isRefused(answer);
  return isRight ? [] : [`${nameOf(call)} as ${caller.name}: ${describeAnswer(answer)}`];
}

/** A call with the row of another user is refused; a silent one leaves the row as it was. */
async function askForeignRow({
  call,
  table,
  column = 'id',
  where = 'true',
  body,
  isSilent = false,
}: MemberRows): Promise<string[]> {
  if (table === null) return [];
  const read = async (condition: string) =>
    (
      await sql<{ value: string | number; row: string }>`select ${sql.ref(column)} as value, t::text as row
        from ${sql.table(table)} t where ${sql.raw(condition)} order by ${sql.ref(column)} limit 1`.execute(api.deps.db)
    ).rows[0];
  const before = await read(where);
  assert.ok(before, `there is a row of ${table}`);
  const [method, path = ''] = call.split(' ');
  const request = {
    method: method === 'GET' ? ('GET' as const) : ('POST' as const),
    url: path.replace(/\{\w+\}/, String(before.value)),
    ...(body === undefined ? {} : { payload: body }),
  };
  const answer = await ask(api, request, permittedCaller);
  // 409: a lesson that is locked, or work of others that can no longer be undone.
  if (isRefused(answer) || answer.status === 409) return [];
  const isUntouched = isSilent && (method === 'GET' ? isWithoutRows(answer) : (await read(where))?.row === before.row);
  return isUntouched ? [] : [`${call}: ${describeAnswer(answer)}`];
}

/**
 * Asks every call of the contract and of the kit as each role and as holders of single permissions, for own rows and
 * those of others, and compares with the access of the contract and with the tables beside this file.
 */
export function testRowAccess(tier: Tier): void {
  before(async () => {
    api = await buildTestApi();
    // Before the callers are added: their own rows are no rows of others.
    lastIds = await readLastIds();
    roles = await addRoleCallers(api);
    permittedCaller = await addPermittedCaller(api);
    broadCaller = await addBroadCaller(api);
  });
  after(() => api.close());

  test('every call of the kit, every resource with a policy and every call with a row of a member is declared', () => {
    const declaredKitCalls = new Set<string>(kitCalls.map(({ call }) => call));
    const contractKitCalls = calls.filter(({ path }) => path.includes('{resource}')).map(nameOf);
    assert.deepEqual(new Set(contractKitCalls), declaredKitCalls, 'kit-rights.ts');
    const policies = mountedResources.filter(({ options }) => options.policy !== undefined);
    assert.deepEqual(new Set(policies.map(({ resource }) => resource.name)), new Set(Object.keys(rowOwners)));
    const memberCalls = ownCalls.filter(({ access, path }) => access.kind === 'bearer' && path.includes('{'));
    assert.deepEqual(
      memberCalls.map(nameOf).sort(),
      memberRows.map(({ call }) => call as string).sort(),
      'member-rows.ts',
    );
  });

  test('a call with a permission refuses visitors and roles without it', async () => {
    const leaks: string[] = [];
    const viewers = new Map<AccessCaller, Viewer | null>();
    for (const caller of [visitor, ...roles]) viewers.set(caller, await viewerOf(api, caller));
    for (const [place, call] of permissionCalls.entries()) {
      const id = idFor(call);
      const askingRoles = tier === 'full' ? roles : roles.filter((_, at) => at === place % roles.length);
      for (const caller of [visitor, ...askingRoles])
        leaks.push(...(await findLeak(call, id, caller, viewers.get(caller) ?? null)));
    }
    assert.deepEqual(leaks, []);
  });

  test('a single permission opens its calls, and all others together do not', async () => {
    const leaks: string[] = [];
    for (const permission of permissions) {
      const callsOfPermission = permissionCalls.filter(
        ({ access, path }) =>
          access.kind === 'roles' && access.permission === permission && (tier === 'full' || !walkedPaths.has(path)),
      );
      if (callsOfPermission.length === 0) continue;
      await broadCaller.permitAllBut([permission]);
      for (const call of callsOfPermission) {
        const answer = await ask(api, requestOf(call, idFor(call)), broadCaller);
        if (!isRefused(answer)) leaks.push(`${nameOf(call)} without ${permission}: ${describeAnswer(answer)}`);
      }
      await permittedCaller.permit([permission]);
      for (const call of callsOfPermission) {
        const id = call.method === 'GET' ? idFor(call) : unknownId;
        const answer = await ask(api, requestOf(call, id), permittedCaller);
        if (!isAnswered(answer)) leaks.push(`${nameOf(call)} with ${permission} alone: ${describeAnswer(answer)}`);
      }
    }
    assert.deepEqual(leaks, []);
  });

  describe('the calls of the kit', () => testKitAccess(tier, () => ({ api, roles, permittedCaller, broadCaller })));

  test('a member opens no row of another member', async () => {
    const leaks: string[] = [];
    await addForeignRows(api);
    await permittedCaller.permit([]);
    for (const row of memberRows) leaks.push(...(await askForeignRow(row)));
    assert.deepEqual(leaks, []);
  });
}
