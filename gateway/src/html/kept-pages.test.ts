import type { NavigationEntry } from '@enlace/shared-contract/editorial';
import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { type CountingGateway, startCountingGateway } from '../testing/counting-gateway';

const entry = (text: string): NavigationEntry => ({
  slug: 'rules',
  label: { en: text, es: text, pt: text },
  place: 'legal',
  order: 10,
});

const urls = ['/', '/events', '/events/one', '/es/events'];

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Renders all pages once. */
async function renderAll({ page, renderings }: CountingGateway): Promise<void> {
  for (const url of urls) assert.equal((await page(url)).status, 200);
  renderings.length = 0;
}

/** The boot data of a page, as a browser gets them. */
async function bootOf({ app }: CountingGateway, body: string) {
  const { shared } = JSON.parse(/id="enlace-boot">(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as { shared: string };
  return { address: shared, boot: (await app.inject(shared)).json() };
}

for (const [what, change] of [
  ['a menu label', async (gateway: CountingGateway) => gateway.setMenu([entry('The rules')])],
  ['a menu label with a "?"', async (gateway: CountingGateway) => gateway.setMenu([entry('What now?')])],
  ['a moved pointer', (gateway: CountingGateway) => gateway.release('1.1.0')],
] as const)
  describe(`after ${what}`, () => {
    test('no visitor waits for a page, and all are rendered again', async (t) => {
      const gateway = await startCountingGateway(t);
      await renderAll(gateway);
      const open = gateway.hold();
      await change(gateway);
      for (const url of urls) assert.match((await gateway.page(url)).text, /^<p>1\.0\.0 /, url);
      open();
      const hasAll = (): boolean => gateway.renderings.length === urls.length;
      await until(hasAll);
      const versions = what === 'a moved pointer' ? /^<p>1\.1\.0 / : /^<p>1\.0\.0 .* [5-8]<\/p>/;
      for (const url of urls) await until(async () => versions.test((await gateway.page(url)).text));
      assert.ok(hasAll(), `each is rendered once: ${gateway.renderings.join(' ')}`);
    });

    test('a browser that gets the earlier page draws it with the current releases and links', async (t) => {
      const gateway = await startCountingGateway(t);
      await renderAll(gateway);
      const earlier = await bootOf(gateway, (await gateway.page('/events')).body);
      const open = gateway.hold();
      await change(gateway);
      const { address, boot } = await bootOf(gateway, (await gateway.page('/events')).body);
      assert.notEqual(address, boot.shared, 'the shell leaves out the state of the earlier page');
      assert.deepEqual(boot.registry, (await gateway.app.inject('/registry')).json());
      assert.deepEqual((await gateway.app.inject(earlier.address)).json(), earlier.boot, 'an open page keeps its own');
      open();
    });

    test('the pages stay in their partition', async (t) => {
      const gateway = await startCountingGateway(t);
      await change(gateway);
      for (let number = 0; number < 130; number += 1) await gateway.page(`/events/event-${number}`);
      gateway.renderings.length = 0;
      for (let number = 0; number < 130; number += 1) await gateway.page(`/events/event-${number}`);
      assert.deepEqual(gateway.renderings, []);
    });
  });

test('the last good pages stay while a release cannot render them, also after a restart', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'enlace-kept-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const gateway = await startCountingGateway(t, undefined, { PAGE_CACHE_SECONDS: '1' }, folder);
  await renderAll(gateway);
  await gateway.release('1.1.0', { files: { 'server/page.cjs': 'throw new Error("broken on purpose")' } });
  for (let round = 0; round < 20; round += 1)
    for (const url of urls) {
      const { status, text } = await gateway.page(url);
      assert.deepEqual([status, text.slice(0, 8)], [200, '<p>1.0.0'], url);
    }
  await gateway.app.close();
  const newGateway = await startCountingGateway(t, undefined, {}, folder);
  await newGateway.release('1.2.0', { files: { 'server/page.cjs': 'throw new Error("broken on purpose")' } });
  assert.deepEqual([(await newGateway.page('/events')).status], [200]);
});

test('a page that is switched off, protected or gone is not shown any more', async (t) => {
  const gateway = await startCountingGateway(t);
  await renderAll(gateway);
  await gateway.store.move({
    id: 'mf-public',
    by: 'test',
    why: 'off',
    decide: () => ({ stable: '1.0.0', canary: null, enabled: false, disabledReason: 'Repairs', fallback: null }),
  });
  for (const url of urls) assert.equal((await gateway.page(url)).status, 503, url);
  const [home] = (await gateway.store.release('mf-public', '1.0.0'))?.remote.pages ?? [];
  assert.ok(home !== undefined);
  await gateway.release('1.1.0', { pages: [home, { ...home, name: 'events', path: '/events', protected: true }] });
  await gateway.store.move({
    id: 'mf-public',
    by: 'test',
    why: 'on',
    decide: () => ({ stable: '1.1.0', canary: null, enabled: true, disabledReason: null, fallback: null }),
  });
  assert.deepEqual(
    [(await gateway.page('/events')).text, (await gateway.page('/events/one')).status],
    ['', 404],
    'the guard decides about a protected page',
  );
});

test('a browser with a canary gets pages of its own', async (t) => {
  const gateway = await startCountingGateway(t);
  await renderAll(gateway);
  await gateway.release('1.1.0');
  await gateway.store.move({
    id: 'mf-public',
    by: 'test',
    why: 'a canary',
    decide: () => ({
      stable: '1.0.0',
      enabled: true,
      disabledReason: null,
      fallback: null,
      canary: { version: '1.1.0', percent: 50, salt: 'salt' },
    }),
  });
  const versions = new Map<string, string>();
  for (let number = 0; number < 20; number += 1) {
    const cookie = `enlace_bucket=${String(number).padStart(16, '0')}`;
    for (let round = 0; round < 2; round += 1) {
      const version = /^<p>([\d.]+)/.exec((await gateway.page('/events', { cookie })).text)?.[1] ?? '';
      assert.equal(versions.get(cookie) ?? version, version);
      versions.set(cookie, version);
    }
  }
  assert.deepEqual(new Set(versions.values()), new Set(['1.0.0', '1.1.0']));
});

test('any number of searches, and of spellings of a path, pushes out no ordinary page, in memory and on the disk', async (t) => {
  const gateway = await startCountingGateway(t);
  await renderAll(gateway);
  for (let number = 0; number < 450; number += 1) {
    await gateway.page(number % 2 === 0 ? `/events?search=new-${number}` : `/events${'/'.repeat(number)}`);
  }
  gateway.renderings.length = 0;
  for (const url of urls) await gateway.page(url);
  assert.deepEqual(gateway.renderings, []);
  const files = async (folder: string): Promise<number> =>
    (await readdir(join(gateway.folder, folder))).filter((name) => name.endsWith('.page')).length;
  await until(async () => (await files('pages')) === urls.length && (await files('pages/queries')) <= 100);
});
