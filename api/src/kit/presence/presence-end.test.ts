import { presentPeopleSchema, type RoleName } from '@enlace/shared-contract';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../testing/build-test-api';
import { giveRole } from '../../testing/give-role';
import { isPostgres } from '../../testing/lane';

const path = '/api/v2/companies/3/presence';
const editors: readonly RoleName[] = ['admin', 'allies', 'founders', 'investors', 'latinas', 'recruiters'];

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
  const api = processes[process % processes.length];
  assert.ok(api !== undefined);
  const authorization = `Bearer ${await api.token(role)}`;
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

test('many editors keep few calls open and all notice a killed page', async () => {
  const open = await Promise.all(editors.map((role, index) => openPage(role, index)));
  await Promise.all(open.map((page) => page.untilShown(editors.length - 1)));
  const before = open.map(({ screen }) => screen.calls);
  const [killedPage, ...others] = open;
  await killedPage?.kill();
  await Promise.all(others.map((page) => page.untilShown(editors.length - 2)));
  // One answer with the news, and one more at most when a wait has ended meanwhile.
  const calls = others.map(({ screen }, index) => screen.calls - (before[index + 1] ?? 0));
  assert.ok(Math.max(...calls) <= 3, calls.join(' '));
  await Promise.all(others.map((page) => page.kill()));
});
