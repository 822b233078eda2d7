import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { runInNewContext } from 'node:vm';

import { parseGatewayEnv } from '../env';
import { trustPolicy } from './trust-policy';

/** Whether a page may load a script. */
function isAllowed(address: string, hasSandbox: boolean): boolean {
  const self: { enlaceTrust?: { createScriptURL(url: string): string } } = {};
  runInNewContext(trustPolicy([], hasSandbox), { self, URL, location: new URL('https://enlace.test/events') });
  try {
    return self.enlaceTrust?.createScriptURL(address) === address;
  } catch {
    return false;
  }
}

describe('the policy of scripts', () => {
  const sandboxScript = '/api/v2/sandbox/stripe/v3.js';

  test('lets files of the site run, and neither uploads nor other sites', () => {
    for (const hasSandbox of [true, false]) {
      for (const path of ['/assets/main.js', '/remotes/mf-public/1/a.js', '/ticket-worker.js'])
        assert.ok(isAllowed(path, hasSandbox), path);
      for (const path of ['/api/v2/files/1.js', '/x.js', 'https://js.stripe.com/v3/', `https://a.test${sandboxScript}`])
        assert.ok(!isAllowed(path, hasSandbox), path);
    }
  });

  test('lets the script of the fake of Stripe run only with the fake', () => {
    assert.ok(isAllowed(sandboxScript, true));
    assert.ok(!isAllowed(sandboxScript, false));
    assert.ok(!isAllowed('/api/v2/sandbox/../files/1.js', true));
  });

  test('has the fake neither in production nor with keys', () => {
    const secrets = {
      PUBLIC_URL: 'https://enlace.test',
      DEPLOY_TOKEN: 'x'.repeat(32),
      INTERNAL_SECRET: 'y'.repeat(32),
    };
    const hasSandbox = (source: NodeJS.ProcessEnv) => parseGatewayEnv(source, '/').env?.hasPaySandbox;
    assert.equal(hasSandbox({}), true);
    assert.equal(hasSandbox({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }), false);
    assert.equal(hasSandbox({ NODE_ENV: 'production', ...secrets }), false);
  });
});
