import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';

import { fakePage } from '../testing/fake-build';
import { signedInAs, startTestGateway, usualRemotes } from '../testing/test-gateway';

const [mfPublic, ...others] = usualRemotes;
if (mfPublic === undefined) throw new Error('no remote');
const ticketPage = fakePage('ticket', '/t/:slug', { noindex: true });
const start = (t: TestContext) =>
  startTestGateway(t, { remotes: [{ ...mfPublic, pages: [...mfPublic.pages, ticketPage] }, ...others] });
const forCopy = { 'x-offline-document': '1' };

interface PageBoot {
  readonly viewer?: unknown;
  readonly offline?: string;
  readonly registry: { readonly remotes: readonly { readonly id: string }[] };
}

const bootOf = (html: string) => JSON.parse(/id="enlace-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as PageBoot;

test('the service worker of tickets is for all visitors, and only calls its own site', async (t) => {
  const { app } = await start(t);
  const { statusCode, headers } = await app.inject('/ticket-worker.js');
  assert.equal(statusCode, 200);
  assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
  assert.equal(headers['cache-control'], 'no-store');
  assert.equal(headers['content-security-policy'], "default-src 'none'; connect-src 'self'");
});

describe('the document of a ticket', () => {
  test('for a copy is complete and has nothing of the viewer, in each language', async (t) => {
    const { app } = await start(t);
    for (const url of ['/t/a-secret', '/es/t/a-secret'])
      for (const headers of [{}, signedInAs('latina')]) {
        const {
          statusCode,
          body,
          headers: answerHeaders,
        } = await app.inject({ url, headers: { ...headers, ...forCopy } });
        assert.equal(statusCode, 200);
        assert.equal(answerHeaders['x-offline-document'], '1');
        const { viewer, offline, registry } = bootOf(body);
        assert.deepEqual([viewer, offline, registry.remotes.map(({ id }) => id)], [null, '/t/a-secret', ['mf-public']]);
        assert.ok(!body.includes('Luz'));
        assert.match(body, / src="\/assets\/shell\.aaaa1111\.js"/);
        assert.match(body, / href="\/remotes\/mf-public\/1\.0\.0\/screen-ticket\./);
      }
  });

  test('online is the usual one: the copy is no page of the cache', async (t) => {
    const { app } = await start(t);
    const usual = async () => (await app.inject('/t/a-secret')).headers['x-offline-document'];
    assert.equal(await usual(), undefined);
    await app.inject({ url: '/t/a-secret', headers: forCopy });
    assert.equal(await usual(), undefined);
    const member = await app.inject({ url: '/t/a-secret', headers: signedInAs('latina') });
    assert.notEqual(bootOf(member.body).viewer, null);
  });

  test('allows the worker; other public pages do not, and give no document for a copy', async (t) => {
    const { app } = await start(t);
    const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy']);
    assert.match(await policyOf('/t/a-secret'), /worker-src 'self'/);
    assert.match(await policyOf('/pt/t/a-secret'), /worker-src 'self'/);
    assert.doesNotMatch(await policyOf('/'), /worker-src/);
    assert.equal((await app.inject({ url: '/', headers: forCopy })).headers['x-offline-document'], undefined);
  });
});

test('the manifest starts the ticket, in its language', async (t) => {
  const { app } = await start(t);
  const manifest = (await app.inject('/es/t/a-secret/manifest.webmanifest')).json<Record<string, unknown>>();
  assert.deepEqual(
    [manifest['start_url'], manifest['scope'], manifest['short_name']],
    ['/es/t/a-secret', '/es/t/a-secret', 'Entrada'],
  );
  assert.equal((await app.inject('/t/a%22b/manifest.webmanifest')).statusCode, 404);
});
