import type { RoleName } from '@enlace/shared-contract/access';
import { presenceSeconds, presentPeopleSchema } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client } from 'pg';

import { changeChannel } from '../../../infrastructure/changes/data-change';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { giveRole } from '../../../testing/give-role';
import { isPostgres } from '../../../testing/lane';
import { cloneTemplate } from '../../../testing/template';

const path = '/api/v2/companies/3/presence';

/** Two processes on one PostgreSQL; the embedded database has one process. */
let processes: readonly TestApi[];
const urls = new Map<TestApi, string>();
before(async () => {
  const first = await buildTestApi();
  processes = isPostgres ? [first, await buildTestApi({ database: first.deps.env.database })] : [first];
  await giveRole(first, ['ally', 'founder', 'investor', 'latina', 'recruiter'], 'admin');
  for (const each of processes) urls.set(each, await each.app.listen({ port: 0, host: '127.0.0.1' }));
});
after(async () => {
  for (const each of processes.toReversed()) {
    // A call that was aborted early can leave a connection without any request.
    each.app.server.closeAllConnections();
    await each.close();
  }
});

let pages = 0;

/** A page as in a browser: one call is open at any time until the page is killed. */
async function openPage(role: RoleName, process = 0) {
  return openPageOf(await (processes[0]?.token(role) ?? ''), process);
}

async function openPageOf(token: string, process: number) {
  const api = processes[process % processes.length];
  assert.ok(api !== undefined);
  const authorization = `Bearer ${token}`;
  pages += 1;
  const page = `page-${pages}`;
  const kill = new AbortController();
  const screen: { names: number; calls: number } = { names: -1, calls: 0 };
  const watchers = new Set<() => void>();
  const follow = async (): Promise<void> => {
    let lastTag: string | undefined;
    for (;;) {
      screen.calls += 1;
      const answer = await fetch(`${urls.get(api)}${path}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ state: 'editing', page, ...(lastTag === undefined ? {} : { tag: lastTag }) }),
        signal: kill.signal,
      });
      const { data, tag } = presentPeopleSchema.parse(await answer.json());
      lastTag = tag;
      screen.names = data.length;
      watchers.forEach((watch) => watch());
    }
  };
  const following = follow().catch((error: unknown) => assert.ok(kill.signal.aborted, String(error)));
  return {
    screen,
    /** Resolves when the page shows this number of other users. */
    untilShown: (names: number) =>
      new Promise<void>((resolve) => {
        const check = (): void => {
          if (screen.names === names) resolve();
        };
        watchers.add(check);
        check();
      }),
    /** Ends the page without a word, as a crash does. */
    async kill() {
      kill.abort();
      await following;
    },
  };
}

test('a page that is killed disappears from the other pages, also in another process', async () => {
  const stays = await openPage('admin', 0);
  const killedPage = await openPage('allies', 1);
  await Promise.all([stays.untilShown(1), killedPage.untilShown(1)]);
  await killedPage.kill();
  await stays.untilShown(0);
  await stays.kill();
});

test('one of two pages of a user is killed: the user stays', async () => {
  const watcher = await openPage('admin', 0);
  const [one, two] = [await openPage('allies', 1), await openPage('allies', 0)];
  await watcher.untilShown(1);
  await Promise.all([one.untilShown(1), two.untilShown(1)]);
  await one.kill();
  const third = await openPage('founders', 1);
  await watcher.untilShown(2);
  await two.kill();
  await watcher.untilShown(1);
  await Promise.all([watcher.kill(), third.kill()]);
});

/** Ten users who may edit, each with a token. */
async function signInEditors(): Promise<readonly string[]> {
  const [api] = processes;
  assert.ok(api !== undefined);
  const { db } = api.deps;
  const { rows } = await sql<{ email: string }>`update users set email_verified_at = now(),
      password_hash = (select password_hash from users where email = 'admin@enlace.test')
    where id in (select id from users where deleted_at is null and disabled_at is null and anonymised_at is null
      and removal_due_at is null and email not like '%@enlace.test' order by id limit 10) returning email`.execute(db);
  const names = rows.map(({ email }) => email);
  await sql`insert into user_roles (user_id, role_id) select u.id, r.id from users u, roles r
    where u.email in (${sql.join(names)}) and r.name = 'admin' on conflict do nothing`.execute(db);
  return Promise.all(
    names.map(async (email) => {
      const answer = await api.app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email, password: 'enlace-demo-1' },
      });
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json<{ data: { access_token: string } }>().data.access_token;
    }),
  );
}

test('ten editors keep few calls open and all notice a killed page', async () => {
  const tokens = await signInEditors();
  assert.equal(tokens.length, 10);
  const open = await Promise.all(tokens.map((token, index) => openPageOf(token, index)));
  await Promise.all(open.map((page) => page.untilShown(tokens.length - 1)));
  const before = open.map(({ screen }) => screen.calls);
  const [killedPage, ...others] = open;
  await killedPage?.kill();
  await Promise.all(others.map((page) => page.untilShown(tokens.length - 2)));
  // One answer with the news, and one more at most when a wait has ended meanwhile.
  const calls = others.map(({ screen }, index) => screen.calls - (before[index + 1] ?? 0));
  assert.ok(Math.max(...calls) <= 3, calls.join(' '));
  await Promise.all(others.map((page) => page.kill()));
});

test('a page that ended together with its process disappears while another page waits', async () => {
  const [api] = processes;
  assert.ok(api !== undefined);
  const stays = await openPage('admin', 0);
  await stays.untilShown(0);
  // The row that a killed process leaves behind, shortly before it expires.
  await sql`insert into presences (resource, row_id, user_id, page, sign, state, since, seen_at)
    select 'companies', 3, id, 'lost', 'lost', 'editing', now(), now() - make_interval(secs => ${presenceSeconds - 2})
    from users where email = 'ally@enlace.test'`.execute(api.deps.db);
  await sql`select pg_notify(${changeChannel}, 'presence:companies#3')`.execute(api.deps.db);
  await stays.untilShown(1);
  await stays.untilShown(0);
  await stays.kill();
});

test('a page disappears when the connection of its process ends', { skip: !isPostgres }, async () => {
  const [api] = processes;
  assert.ok(api?.deps.env.database.kind === 'postgres');
  const stays = await openPage('admin', 0);
  await stays.untilShown(0);
  const connection = 'a process that will be killed';
  const client = new Client({ connectionString: api.deps.env.database.url, application_name: connection });
  await client.connect();
  // The sign is newer than now, so it cannot expire.
  await sql`insert into presences (resource, row_id, user_id, page, sign, connection, state, since, seen_at)
    select 'companies', 3, id, 'killed', 'killed', ${connection}, 'editing', now(), now() + interval '1 hour'
    from users where email = 'ally@enlace.test'`.execute(api.deps.db);
  await sql`select pg_notify(${changeChannel}, 'presence:companies#3')`.execute(api.deps.db);
  await stays.untilShown(1);
  await client.end();
  await stays.untilShown(0);
  await stays.kill();
});

test('the embedded database forgets the pages of an earlier process', { skip: isPostgres }, async () => {
  const copy = await cloneTemplate();
  const first = await buildTestApi({ database: copy.settings });
  await sql`insert into presences (resource, row_id, user_id, page, sign, state, since, seen_at)
    values ('companies', 3, 1, 'lost', 'lost', 'editing', now(), now())`.execute(first.deps.db);
  await first.close();
  const second = await buildTestApi({ database: copy.settings });
  const { rows } = await sql`select 1 from presences`.execute(second.deps.db);
  assert.equal(rows.length, 0);
  await second.close();
  await copy.drop();
});
