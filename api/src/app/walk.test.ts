import { type RoleName, roleNames } from '@enlace/shared-contract/access';
import type { WireCall } from '@enlace/shared-contract/calls';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { after, before, describe, test } from 'node:test';

import { createAccessTokens } from '../domains/identity/auth/access-tokens';
import { encodeMultipart, toMultipart } from '../testing/bodies';
import { buildTestApi, type TestApi } from '../testing/build-test-api';
import { buildOpenApi } from './docs/open-api';
import { mountedResources } from './resources';
import { isPostgres } from '../testing/lane';
import { contractCalls } from '../kit/core/contract/contract-calls';
import { type Endpoint, readEndpoints, rolesOf } from '../testing/contract/read-endpoints';

/** Signing out ends its token, so it comes last. */
const endpoints = readEndpoints().sort((a, b) => Number(/logout/.test(a.path)) - Number(/logout/.test(b.path)));
const calls = contractCalls();
const unknownId = '999999999';

let api: TestApi;
let multipart: Awaited<ReturnType<typeof encodeMultipart>>;
let tokens: Readonly<Record<'forged' | 'expired' | 'permitted', string>>;
let permittedId = 0;
const routes = new Map<string, string>();

/** Notes the route that handles a request of this test, by a diagnostics channel of the framework. */
function noteRoute(message: unknown): void {
  const { request, route } = message as {
    request: { headers: Readonly<Record<string, string>> };
    route: { url: string };
  };
  const key = request.headers['x-walk'];
  if (key !== undefined) routes.set(key, route.url);
}

before(async () => {
  api = await buildTestApi();
  multipart = await encodeMultipart(toMultipart({ nothing: 'here' }));
  const result = await sql<{ id: number; sign_in: string; session_version: number }>`with person as (
      insert into users (email, first_name, last_name, email_verified_at)
      values ('permitted@example.org', 'Perla', 'Mitida', now()) returning id, session_version),
    sign_in as (insert into sign_ins (user_id, provider, session_version, expires_at)
      select id, 'password', session_version, now() + interval '1 hour' from person returning id)
    select person.id, sign_in.id as sign_in, session_version from person, sign_in`.execute(api.deps.db);
  const [person] = result.rows;
  assert.ok(person);
  permittedId = person.id;
  const claims = { userId: person.id, signInId: person.sign_in, sessionVersion: person.session_version };
  const other = { ...claims, signInId: randomUUID() };
  const { tokenSecret } = api.deps.env;
  tokens = {
    permitted: await createAccessTokens(tokenSecret).issue(claims),
    forged: await createAccessTokens(`${tokenSecret}?`).issue(claims),
    // It has its own sign-in, because signing out accepts an expired token too.
    expired: await createAccessTokens(tokenSecret, () => new Date(Date.now() - 86_400_000)).issue(other),
  };
  subscribe('tracing:fastify.request.handler:start', noteRoute);
});
after(() => {
  unsubscribe('tracing:fastify.request.handler:start', noteRoute);
  return api.close();
});

/** A call with unknown ids and an empty body, which is enough to test the access. */
function requestOf({ method, path, body }: Endpoint): InjectOptions {
  const filledPath = path.replace('{provider}', 'credentials').replace(/\{\w+\}/g, unknownId);
  // Short answers are enough.
  const shortPath = /list$|download|dowload/.test(filledPath) ? `${filledPath}?search=nobody&limit=2` : filledPath;
  const url = filledPath.endsWith('/coupon_retrieve') ? `${filledPath}?coupon_code=hola20` : shortPath;
  if (method === 'GET' || body === 'empty') return { method, url };
  if (body === 'multipart') return { method, url, ...multipart };
  if (body === 'form')
    return { method, url, payload: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  return { method, url, payload: {} };
}

async function send(options: InjectOptions, token: string | null) {
  const key = randomUUID();
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const headers = { ...options.headers, ...authorization, 'x-walk': key };
  const answer = await api.app.inject({ ...options, headers });
  return { status: answer.statusCode, body: answer.body, route: routes.get(key) ?? null };
}

/** The answer comes from the call's own route, or was refused before it. */
function isServed({ status, route }: Awaited<ReturnType<typeof send>>): boolean {
  return route === null ? status === 401 || status === 403 || status === 302 : !/^(\/back)?\/api\/\*$/.test(route);
}

async function permit(condition: 'only' | 'all but', permission: string): Promise<void> {
  const comparison = sql.raw(condition === 'only' ? '=' : '<>');
  await sql`delete from user_permissions where user_id = ${permittedId}`.execute(api.deps.db);
  await sql`insert into user_permissions (user_id, permission_id)
    select ${permittedId}, id from permissions where name ${comparison} ${permission}`.execute(api.deps.db);
}

type Wanted = 'let in' | 401 | 403;

function check(row: Endpoint, caller: string, expectedResult: Wanted, status: number, body: string): void {
  const description = `${row.method} ${row.path} as ${caller}: ${status} ${body.slice(0, 200)}`;
  if (expectedResult !== 'let in') {
    assert.equal(status, expectedResult, description);
    return;
  }
  assert.ok(status < 500 && status !== 401 && status !== 403, description);
  const isWhole = row.method === 'GET' && !row.path.includes('{');
  if (isWhole) assert.ok(status < 400, description);
}

function wantedOf(row: Endpoint, caller: 'nobody' | 'forged' | 'expired' | RoleName): Wanted {
  if (row.access === 'public' || row.access === 'cookie') return 'let in';
  const isRole = roleNames.some((name) => name === caller);
  if (row.access === 'refresh' || !isRole) return 401;
  return rolesOf(row).some((name) => name === caller) ? 'let in' : 403;
}

describe('the table of calls', () => {
  for (const row of endpoints) {
    test(`${row.method} ${row.path}`, async () => {
      const options = requestOf(row);
      const first = await send(options, row.path.includes('logout') ? null : await api.token('admin'));
      assert.ok(isServed(first), `not served: ${first.status} ${first.body.slice(0, 120)}`);
      const twin = row.path.startsWith('/back') ? row.path.slice(5) : `/back${row.path}`;
      if (row.group !== 'session')
        assert.ok(isServed(await send(requestOf({ ...row, path: twin }), null)), `${twin} is not served`);

      for (const [caller, token] of [
        ['nobody', null],
        ['forged', tokens.forged],
        ['expired', tokens.expired],
      ] as const) {
        const { status, body } = await send(options, token);
        check(row, caller, wantedOf(row, caller), status, body);
      }
      await Promise.all(
        rolesFor(endpoints.indexOf(row)).map(async (role) => {
          const token = await api.token(role);
          const { status, body } = await send(options, token);
          // The call checks the rows of a leader, who has none of these.
          if (await hasRightByRows(row, token)) assert.ok(row.group === 'dashboards' || status >= 400, body);
          else check(row, role, wantedOf(row, role), status, body);
        }),
      );
      await walkWithPermission(row, options);
    });
  }

  test('is the contract, row by row', () => {
    for (const row of endpoints) {
      if (row.group === 'session') continue;
      const declaredCalls = callsOf(row).map((call) => `${call.body} ${accessText(call)}`);
      assert.ok(
        // The owner of a ticket is the user of a row, like `self`.
        declaredCalls.includes(`${bodyKinds[row.body]} ${row.access.replace('owner|admin', 'admin|self')}`),
        `${row.path} is declared as ${declaredCalls.join(', ')}`,
      );
    }
  });

  test('is documented, row by row', () => {
    const resources = mountedResources.map(({ resource }) => resource);
    const { paths } = buildOpenApi(resources, 'Enlace');
    for (const row of endpoints) {
      if (row.group === 'session') continue;
      const path = row.path.replace(/^\/back/, '').replace(/\?.*/, '');
      assert.ok(paths[path]?.[row.method.toLowerCase()], `${row.method} ${row.path}`);
    }
  });
});

function callsOf({ method, path }: Endpoint): readonly WireCall[] {
  return calls.filter((call) => call.method === method && isPathOf(call, path));
}

/** Whether a call has a path; `{name}` of a call is one of several names in the table. */
function isPathOf(call: WireCall, path: string): boolean {
  const [start, end] = call.path.split('{name}');
  if (start === undefined || end === undefined) return call.path === path;
  return (
    path.startsWith(start) && path.endsWith(end) && /^\w+$/.test(path.slice(start.length, path.length - end.length))
  );
}

/** Whether a call reads the rows of a user itself, and the user has such rows: a leader of a chapter. */
async function hasRightByRows(row: Endpoint, token: string): Promise<boolean> {
  const access = callsOf(row)[0]?.access;
  if (row.group === 'chapters' || access?.kind !== 'roles' || access.rows === undefined) return false;
  const viewer = await api.api.resolveViewer({ authorization: `Bearer ${token}` });
  return viewer?.permissions.includes(access.rows) ?? false;
}

/** All roles; on the slower database, admins and one alternating other role. */
function rolesFor(index: number): readonly RoleName[] {
  return isPostgres ? roleNames : roleNames.filter((name, at) => name === 'admin' || at === index % 5);
}

/** A user without roles passes with the one permission that the contract names, and not with all others. */
async function walkWithPermission(row: Endpoint, options: InjectOptions): Promise<void> {
  const access = callsOf(row)[0]?.access;
  if (access?.kind !== 'roles') return;
  await permit('all but', access.permission);
  const without = await send(options, tokens.permitted);
  check(row, `a person without ${access.permission}`, 403, without.status, without.body);
  await permit('only', access.permission);
  const having = await send(options, tokens.permitted);
  check(row, `a person with ${access.permission}`, 'let in', having.status, having.body);
}

const bodyKinds: Readonly<Record<string, WireCall['body']>> = {
  '-': 'none',
  query: 'none',
  empty: 'none',
  json: 'json',
  multipart: 'multipart',
  form: 'form',
  'json|multipart': 'smart',
};

/** A call's access as text of the table. */
function accessText({ access }: WireCall): string {
  if (access.kind !== 'roles') return access.kind;
  const words = access.roles.map((role) => (role === 'recruiters' ? 'recruiter' : role));
  return [...words, ...(access.self ? ['self'] : [])].join('|');
}
