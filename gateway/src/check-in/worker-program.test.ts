import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';

import { workerProgram } from './worker-program';
import { fakeCaches } from '../testing/fake-caches';

type Listener = (event: object) => void;

/** The parts of a browser that a service worker uses, with a network that can be cut. */
class FakeBrowser {
  isOnline = true;
  document = 'document 1';
  isPrivate = false;
  readonly asked: string[] = [];
  readonly stores = new Map<string, Map<string, Response>>();

  /** Installs a program, as a browser does; the former one stays when it fails. */
  async install(program: string, path = page): Promise<(path: string, mode?: string) => Promise<string | null>> {
    const listeners = new Map<string, Listener>();
    const origin = 'https://enlace.test';
    const context = createContext({
      registration: { scope: `${origin}${path}` },
      location: { origin },
      caches: fakeCaches(this.stores),
      fetch: (request: string | { readonly url: string }) => this.#fetch(request),
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
      skipWaiting: async () => undefined,
      clients: { claim: async () => undefined },
      URL,
      AbortController,
      setTimeout,
      clearTimeout,
    });
    runInContext(program, context);
    for (const name of ['install', 'activate']) {
      let work: Promise<void> = Promise.resolve();
      listeners.get(name)?.({ waitUntil: (promise: Promise<void>) => (work = promise) });
      await work;
    }
    return async (path, mode = 'no-cors') => {
      let answer: Promise<Response> | null = null;
      const request = { method: 'GET', url: `${origin}${path}`, mode };
      listeners.get('fetch')?.({ request, respondWith: (promise: Promise<Response>) => (answer = promise) });
      return answer === null ? null : (await (answer as Promise<Response>)).text();
    };
  }

  async #fetch(request: string | { readonly url: string }): Promise<Response> {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    this.asked.push(path);
    if (!this.isOnline) throw new TypeError('no network');
    if (!path.endsWith('check-in')) return new Response(`content of ${path}`);
    return new Response(this.document, { headers: this.isPrivate ? {} : { 'x-offline-document': '1' } });
  }
}

const page = '/admin/events/5/check-in';

test('the page opens without network; answers of the API pass it by', async () => {
  const browser = new FakeBrowser();
  const open = await browser.install(workerProgram([['/assets/shell.js', 'sha384-1']], 'one'));
  browser.document = 'document 2';
  assert.equal(await open(page, 'navigate'), 'document 2');
  browser.isOnline = false;
  assert.equal(await open(page, 'navigate'), 'document 1');
  assert.equal(await open('/assets/shell.js'), 'content of /assets/shell.js');
  assert.equal(await open('/api/v2/check-in-lists/1/counts'), null);
  assert.equal(await open('/admin/events/5', 'navigate'), null);
  assert.equal(await open(`${page}?list=2`, 'navigate'), 'document 1');
});

test('a new release replaces the files; one that cannot be loaded leaves the page as it is', async () => {
  const browser = new FakeBrowser();
  const open = await browser.install(workerProgram([['/assets/one.js', 'sha384-1']], 'one'));
  browser.isPrivate = true;
  await assert.rejects(browser.install(workerProgram([['/assets/two.js', 'sha384-2']], 'two')));
  browser.isOnline = false;
  assert.equal(await open(page, 'navigate'), 'document 1');
  browser.isOnline = true;
  browser.isPrivate = false;
  browser.document = 'document 3';
  const next = await browser.install(workerProgram([['/assets/two.js', 'sha384-2']], 'two'));
  browser.isOnline = false;
  assert.equal(await next(page, 'navigate'), 'document 3');
  assert.deepEqual([...browser.stores.keys()], [`check-in document ${page} two`, 'check-in files two']);
});

test('pages of two events share the files; those of a release go with its last page', async () => {
  const browser = new FakeBrowser();
  const one = workerProgram([['/assets/one.js', 'sha384-1']], 'one');
  const two = workerProgram([['/assets/two.js', 'sha384-2']], 'two');
  const other = '/admin/events/55/check-in';
  await browser.install(one);
  const openOther = await browser.install(one, other);
  assert.equal(browser.asked.filter((path) => path === '/assets/one.js').length, 1);
  await browser.install(two);
  browser.isOnline = false;
  assert.equal(await openOther(other, 'navigate'), 'document 1');
  assert.equal(await openOther('/assets/one.js'), 'content of /assets/one.js');
  browser.isOnline = true;
  await browser.install(two, other);
  assert.deepEqual(
    [...browser.stores.keys()].sort(),
    [`check-in document ${page} two`, `check-in document ${other} two`, 'check-in files two'].sort(),
  );
});
