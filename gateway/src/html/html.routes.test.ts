import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { bootSchema } from '@enlace/shared-contract/platform';

import { fakePage } from '../testing/fake-build';
import { signedInAs, startTestGateway, usualRemotes } from '../testing/test-gateway';

function bootOf(html: string): ReturnType<typeof bootSchema.parse> {
  const text = /<script type="application\/json" id="enlace-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return bootSchema.parse(JSON.parse(text));
}

describe('the HTML of a route', () => {
  test('carries the default head in the language of the person', async (t) => {
    const { app } = await startTestGateway(t);
    const english = (await app.inject('/')).body;
    assert.match(english, /<html lang="en">/);
    assert.match(english, /<title data-head>Enlace<\/title>/);
    assert.match(
      english,
      /name="description" content="Enlace is a non-profit whose mission is to connect, support and/,
    );
    assert.match(english, /property="og:image" content="https:\/\/enlace\.test\/static\/og-default\.png"/);
    const spanish = await app.inject({ url: '/events', headers: { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' } });
    assert.match(spanish.body, /<html lang="es">/);
    assert.match(spanish.body, /<title data-head>El events · Enlace<\/title>/);
    const choice = await app.inject({
      url: '/events',
      headers: { 'accept-language': 'es', cookie: 'enlace_locale=pt; enlace_theme=dark' },
    });
    assert.match(choice.body, /<html lang="pt" data-theme="dark">/);
  });

  test('has one nonce per answer, in the policy and on everything that needs it', async (t) => {
    const { app } = await startTestGateway(t);
    const [first, second] = await Promise.all([app.inject('/events'), app.inject('/events')]);
    const policy = String(first.headers['content-security-policy']);
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? '';
    assert.equal(nonce.length, 22);
    assert.ok(!String(second.headers['content-security-policy']).includes(nonce));
    assert.doesNotMatch(policy, /unsafe/);
    for (const part of [
      "default-src 'self'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'; trusted-types enlace; ",
      "form-action 'self'",
    ]) {
      assert.ok(policy.includes(part), part);
    }
    const scripts = [...first.body.matchAll(/<script(?! type="application\/json")[^>]*>/g)].map(([tag]) => tag);
    const styles = [...first.body.matchAll(/<style[^>]*>/g)].map(([tag]) => tag);
    assert.ok(scripts.length > 0 && styles.length > 0);
    for (const tag of [...scripts, ...styles]) assert.ok(tag.includes(`nonce="${nonce}"`), tag);
  });

  test('lets the script of Stripe run only with a key of Stripe, and only on pages with a card form', async (t) => {
    const policyOf = async (env: NodeJS.ProcessEnv, path = '/events/meetup/checkout') => {
      const { app } = await startTestGateway(t, { env });
      const { headers, body } = await app.inject(path);
      return { policy: String(headers['content-security-policy']), body };
    };
    const usualPage = await policyOf({});
    assert.ok(!usualPage.policy.includes('stripe') && !usualPage.body.includes('stripe'));
    assert.ok(!usualPage.policy.includes('unsafe'));
    const paidPage = await policyOf({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' });
    assert.match(usualPage.policy, /frame-src 'self' https:\/\/www\.youtube-nocookie\.com;/);
    assert.ok(
      paidPage.policy.includes(
        'https://www.youtube-nocookie.com https://js.stripe.com https://*.js.stripe.com https://hooks.',
      ),
    );
    assert.match(paidPage.policy, /connect-src 'self' https:\/\/api\.stripe\.com/);
    assert.ok(paidPage.body.includes('(["https://js.stripe.com"])</script>'));
    assert.doesNotMatch(paidPage.policy, /unsafe/);
    for (const path of ['/my/membership', '/es/my/membership', '/pt/events/meetup/checkout?step=pay'])
      assert.match((await policyOf({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, path)).policy, /js\.stripe\.com/, path);
    for (const path of ['/', '/events', '/events/checkout', '/es/plans', '/my/memberships', '/events/a/b/checkout']) {
      const strictPage = await policyOf({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, path);
      assert.ok(!strictPage.policy.includes('stripe') && !strictPage.body.includes('stripe.com'), path);
    }
  });

  test('plays videos of other hosts only on pages of lessons', async (t) => {
    const { app } = await startTestGateway(t);
    const policyOf = async (path: string) => String((await app.inject(path)).headers['content-security-policy']);
    for (const path of ['/my/courses/telares/nudos', '/es/my/courses/telares/nudos?play=1'])
      assert.match(await policyOf(path), /; media-src 'self' https:;/, path);
    for (const path of ['/', '/my/courses', '/courses/telares', '/my/courses/telares', '/my/courses/a/b/c'])
      assert.doesNotMatch(await policyOf(path), /media-src/, path);
  });

  test('loads a page with a card form anew from a page whose policy has no Stripe', async (t) => {
    const { app } = await startTestGateway(t, { env: { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' } });
    const bodyOf = async (path: string) => (await app.inject(path)).body;
    const guard = /\(r=>\{const isPay.+?\)\)\)?(?=[;<])/.exec(await bodyOf('/events'))?.[0] ?? '';
    assert.ok(!(await bodyOf('/my/membership')).includes('isPay'));
    const steps: string[] = [];
    const location = Object.assign(new URL('https://enlace.test/events'), {
      assign: (path: string) => steps.push(`load ${path}`),
      replace: (path: string) => steps.push(`replace ${path}`),
      reload: () => steps.push('reload'),
    });
    const history = { pushState: push('push'), replaceState: push('stay') };
    function push(name: string) {
      return (_state: unknown, _title: string, path: string) => void steps.push(`${name} ${path}`);
    }
    runInNewContext(guard, { location, history, URL, RegExp, addEventListener: () => undefined });
    history.pushState(null, '', '/plans');
    history.pushState(null, '', '/es/my/membership?package=3');
    history.replaceState(null, '', '/events/meetup/checkout');
    assert.deepEqual(steps, ['push /plans', 'load /es/my/membership?package=3', 'replace /events/meetup/checkout']);
  });

  test('names the address it is to be found under, and the feed of the news', async (t) => {
    const { app } = await startTestGateway(t);
    const page = (await app.inject('/es/events?page=2&search=caf%C3%A9')).body;
    assert.ok(page.includes('<link rel="canonical" href="https://enlace.test/es/events?page=2" data-head>'));
    assert.match(
      page,
      /<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="\/es\/news\/feed\.xml">/,
    );
    const login = (await app.inject('/login')).body;
    assert.match(login, /<meta name="robots" content="noindex,follow"/);
    assert.doesNotMatch(login, /rel="canonical"/);
  });

  test('loads the shell and preloads what the route needs, each with its integrity', async (t) => {
    const { app, store, shell } = await startTestGateway(t);
    const { body } = await app.inject('/events');
    const release = await store.release('mf-public', '1.0.0');
    const ownIntegrity = shell.current?.description.files['assets/shell.aaaa1111.js'];
    assert.ok(
      body.includes(
        `<script src="/assets/shell.aaaa1111.js" defer crossorigin="anonymous" fetchpriority="high" integrity="${ownIntegrity}"`,
      ),
    );
    for (const path of ['remoteEntry.0a1b2c3d.js', 'remote.11223344.js', 'screen-events.99887766.js']) {
      const start = `<link rel="preload" href="/remotes/mf-public/1.0.0/${path}" as="script" crossorigin="anonymous"`;
      assert.ok(body.includes(`${start} integrity="${release?.files[path]}"`), path);
    }
    assert.ok(!body.includes('mf-manifest.json" as='));
    assert.ok(!body.includes('preload" href="/remotes/mf-public/1.0.0/screen-home'));
    assert.deepEqual(Object.keys(bootOf(body).assets), ['/assets/controls.bbbb2222.js']);
  });

  test('escapes what records, names and addresses bring in', async (t) => {
    const { app } = await startTestGateway(t, { env: { PRODUCT_NAME: 'A</script><script>alert(1)</script>' } });
    const { body } = await app.inject('/chapters/bogota');
    assert.match(body, /<title data-head>Bogotá &lt;&amp;&quot; · Chapters<\/title>/);
    assert.ok(!body.includes('<script>alert(1)'));
    assert.equal(bootOf(body).productName, 'A</script><script>alert(1)</script>');
    const strange = await app.inject('/%22%3E%3Cscript%3Ealert(2)%3C%2Fscript%3E');
    assert.ok(!strange.body.includes('<script>alert(2)'));
  });

  test('shows the head of a record, 404 for one that does not exist, 410 for one that has ended, the page when nobody can tell', async (t) => {
    const { app } = await startTestGateway(t);
    const knownRecord = await app.inject('/chapters/bogota');
    assert.equal(knownRecord.statusCode, 200);
    assert.match(knownRecord.body, /rel="canonical" href="https:\/\/enlace\.test\/chapters\/bogota"/);
    assert.equal(bootOf(knownRecord.body).seo?.title, 'Bogotá <&"');
    const unknownRecord = await app.inject('/chapters/atlantis');
    assert.equal(unknownRecord.statusCode, 404);
    assert.equal(bootOf(unknownRecord.body).seo, null);
    const failing = await app.inject('/chapters/broken');
    assert.equal(failing.statusCode, 200);
    assert.match(failing.body, /<title data-head>The chapter · Enlace<\/title>/);
    const closedRecord = await app.inject('/chapters/closed');
    assert.equal(closedRecord.statusCode, 200);
    assert.match(closedRecord.body, /<title data-head>The chapter · Enlace<\/title>/);
    assert.match(closedRecord.body, /name="robots" content="noindex,follow"/);
    const endedRecord = await app.inject('/chapters/ended');
    assert.deepEqual([endedRecord.statusCode, endedRecord.headers['x-robots-tag']], [410, 'noindex']);
  });

  test('shows the page of a draft to whoever has its link, and to no search engine', async (t) => {
    const { app } = await startTestGateway(t);
    const preview = await app.inject('/chapters/atlantis?preview=a.b.c');
    assert.deepEqual([preview.statusCode, preview.headers['x-robots-tag']], [200, 'noindex']);
    assert.match(preview.body, /name="robots" content="noindex,follow"/);
    assert.equal((await app.inject('/chapters/bogota')).headers['x-robots-tag'], undefined);
  });

  test('tells search engines what a record and the front page are, and the browser nothing of it', async (t) => {
    const { app } = await startTestGateway(t);
    const { body } = await app.inject('/chapters/bogota');
    const block = /<script type="application\/ld\+json" data-head>(.*?)<\/script>/.exec(body)?.[1] ?? '';
    assert.equal(JSON.parse(block).name, '</script><b>Bogotá');
    assert.ok(!body.includes('</script><b>'));
    assert.ok(!('jsonLd' in (bootOf(body).seo ?? {})));
    assert.match((await app.inject('/')).body, /application\/ld\+json" data-head>[^<]*"@type":"Organization"/);
    assert.doesNotMatch((await app.inject('/events')).body, /ld\+json/);
  });

  test('names no file, title or role of a remote that the session may not see', async (t) => {
    const { app } = await startTestGateway(t);
    for (const url of ['/', '/admin/areas', '/my', '/nowhere', '/login']) {
      const { body } = await app.inject(url);
      const { remotes, guarded: guardedPaths } = bootOf(body).registry;
      assert.deepEqual(
        remotes.map(({ id }) => id),
        ['mf-public'],
      );
      assert.deepEqual(guardedPaths, ['/admin/areas', '/my']);
      assert.doesNotMatch(body, /mf-admin|mf_admin|mf-member|The areas|The my|"admin"/);
    }
    const guardedPage = await app.inject('/admin/areas');
    assert.equal(guardedPage.statusCode, 200);
    const latina = bootOf((await app.inject({ url: '/my', headers: signedInAs('latina') })).body);
    assert.deepEqual(
      latina.registry.remotes.map(({ id }) => id),
      ['mf-member', 'mf-public'],
    );
    const admin = await app.inject({ url: '/admin/areas', headers: signedInAs('admin') });
    assert.ok(!admin.body.includes('rel="preload" href="/remotes/mf-admin-content'), 'the guard decides first');
    assert.equal(bootOf(admin.body).viewer?.name, 'Ada');
    assert.match(admin.body, /name="robots" content="noindex,follow"/);
  });

  test('keeps protected pages of a mixed remote from whoever may not see them', async (t) => {
    const mixedPages = [fakePage('home', '/'), fakePage('secret', '/secret', { protected: true, allowed: ['admin'] })];
    const { app } = await startTestGateway(t, { remotes: [{ id: 'mf-public', version: '1.0.0', pages: mixedPages }] });
    const visitor = bootOf((await app.inject('/')).body).registry;
    assert.deepEqual(
      visitor.remotes[0]?.pages.map(({ name }) => name),
      ['home'],
    );
    assert.deepEqual(visitor.guarded, ['/secret']);
    const admin = bootOf((await app.inject({ url: '/', headers: signedInAs('admin') })).body).registry;
    assert.deepEqual(
      admin.remotes[0]?.pages.map(({ name }) => name),
      ['home', 'secret'],
    );
  });

  test('answers as to a visitor when the session cannot be read', async (t) => {
    const { app } = await startTestGateway(t);
    const page = await app.inject({ url: '/events', headers: signedInAs('broken') });
    assert.equal(page.statusCode, 200);
    assert.equal(bootOf(page.body).viewer, null);
    const registry = await app.inject({ url: '/registry', headers: signedInAs('broken') });
    assert.equal(registry.statusCode, 503);
    assert.equal(registry.headers['retry-after'], '2');
  });

  test('has the right status for every kind of address', async (t) => {
    const { app, store } = await startTestGateway(t);
    const statusOf = async (url: string): Promise<number> => (await app.inject(url)).statusCode;
    for (const url of ['/', '/events', '/events?page=2', '/login', '/forgot-password', '/verify-email']) {
      assert.equal(await statusOf(url), 200, url);
    }
    const unknownPage = await app.inject('/nowhere');
    assert.equal(unknownPage.statusCode, 404);
    assert.match(unknownPage.body, /<title data-head>Page not found · Enlace<\/title>/);
    assert.match(unknownPage.body, /noindex/);
    await store.move({
      id: 'mf-public',
      by: 'test',
      why: 'off',
      decide: (before) => ({ ...before, stable: '1.0.0', fallback: null, enabled: false, disabledReason: 'Repairs' }),
    });
    const off = await app.inject('/events');
    assert.equal(off.statusCode, 503);
    assert.equal(off.headers['retry-after'], '300');
    const [remote] = bootOf(off.body).registry.remotes;
    assert.equal(remote?.disabledReason, 'Repairs');
    assert.deepEqual(remote?.files, {});
    assert.ok(!off.body.includes('as="script"'));
  });

  test('is never stored, and compressed as the browser takes it', async (t) => {
    const { app } = await startTestGateway(t);
    const plain = await app.inject('/events');
    assert.equal(plain.headers['cache-control'], 'no-store');
    assert.equal(plain.headers['vary'], 'Accept-Encoding, Accept-Language, Cookie');
    assert.equal(plain.headers['content-encoding'], undefined);
    const brotli = await app.inject({ url: '/events', headers: { 'accept-encoding': 'gzip, deflate, br' } });
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.match(brotliDecompressSync(brotli.rawPayload).toString(), /<div id="root"><\/div>/);
    const gzip = await app.inject({ url: '/events', headers: { 'accept-encoding': 'gzip, br;q=0' } });
    assert.equal(gzip.headers['content-encoding'], 'gzip');
    assert.match(gunzipSync(gzip.rawPayload).toString(), /<div id="root"><\/div>/);
    const head = await app.inject({ method: 'HEAD', url: '/events' });
    assert.equal(head.statusCode, 200);
    assert.equal(head.body, '');
    assert.ok(Number(head.headers['content-length']) > 1000);
  });

  test('comes with the security headers', async (t) => {
    const { app } = await startTestGateway(t);
    const { headers } = await app.inject('/');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
    assert.match(String(headers['strict-transport-security']), /^max-age=31536000/);
    assert.match(String(headers['permissions-policy']), /geolocation=\(self\), gyroscope=\(\)/);
    const insecure = await startTestGateway(t, { env: { PUBLIC_URL: 'http://localhost:3000' } });
    assert.equal((await insecure.app.inject('/')).headers['strict-transport-security'], undefined);
  });

  test('leaves writes, the API and missing files without a page', async (t) => {
    const { app } = await startTestGateway(t);
    const post = await app.inject({ method: 'POST', url: '/events' });
    assert.equal(post.statusCode, 405);
    assert.equal(post.headers['allow'], 'GET, HEAD');
    for (const url of [
      '/api/nothing',
      '/back/api/nothing',
      '/nothing.js',
      '/assets/gone.1a2b3c4d.js',
      '/static/no.png',
    ]) {
      const answer = await app.inject(url);
      assert.equal(answer.statusCode, 404, url);
      assert.equal(answer.json().code, 'NOT_FOUND');
    }
    assert.equal((await app.inject('/api/ping')).json().data, 'pong');
  });

  test('names the base URL of the API and allows its calls', async (t) => {
    const plainPage = await (await startTestGateway(t)).app.inject('/events');
    assert.equal(bootOf(plainPage.body).apiBase, '');
    assert.match(String(plainPage.headers['content-security-policy']), /connect-src 'self';/);
    const { app } = await startTestGateway(t, { env: { API_BASE_URL: 'https://api.enlace.example/v1/' } });
    const { headers, body } = await app.inject('/events');
    assert.equal(bootOf(body).apiBase, 'https://api.enlace.example/v1');
    assert.match(String(headers['content-security-policy']), /connect-src 'self' https:\/\/api\.enlace\.example;/);
  });

  test('lets development servers in where they are named', async (t) => {
    const { app } = await startTestGateway(t, {
      env: { DEV_REMOTES: 'mf-public=http://localhost:4301', LINKEDIN_CLIENT_ID: 'x' },
    });
    const { headers, body } = await app.inject('/events');
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /connect-src 'self' http:\/\/localhost:4301 ws:\/\/localhost:4301/);
    assert.match(policy, /form-action 'self' https:\/\/www\.linkedin\.com/);
    assert.deepEqual(bootOf(body).dev?.remotes, { 'mf-public': 'http://localhost:4301' });
    assert.ok(!body.includes('preload" href="/remotes/mf-public'));
    assert.equal(usualRemotes.length, 3);
  });
});
