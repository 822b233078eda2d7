import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { type Boot, bootSchema } from '@enlace/shared-contract/platform';
import type { LightMyRequestResponse } from 'fastify';

import { fakeApi, signedInAs, startTestGateway } from '../testing/test-gateway';

const developer = { id: 3, name: 'Eva', roles: ['latinas', 'developers'], permissions: [] };

function bootOf(answer: LightMyRequestResponse): Boot {
  const json = /<script type="application\/json" id="enlace-boot">(.*?)<\/script>/.exec(answer.body)?.[1] ?? '';
  return bootSchema.parse(JSON.parse(json));
}

describe('the runtime core of a page', () => {
  test('is the full one for an admin who asks for it, in that browser only, until the admin turns it off', async (t) => {
    const { app } = await startTestGateway(t);
    const { cookie } = signedInAs('admin');
    assert.equal(bootOf(await app.inject({ url: '/', headers: { cookie } })).core, undefined);
    const choice = await app.inject({ url: '/events?core=full&when=past', headers: { cookie } });
    assert.equal(choice.statusCode, 302);
    assert.equal(choice.headers.location, 'https://enlace.test/events?when=past');
    const setCookie = String(choice.headers['set-cookie']);
    assert.match(setCookie, /^enlace_core=full; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/);
    const both = { cookie: `${cookie}; ${setCookie.split(';', 1).join('')}` };
    assert.equal(bootOf(await app.inject({ url: '/events', headers: both })).core, 'full');
    const back = await app.inject({ url: '/?core=small', headers: both });
    assert.match(String(back.headers['set-cookie']), /^enlace_core=small; Path=\/; Max-Age=0;/);
    assert.equal(back.headers.location, 'https://enlace.test/');
  });

  test('may be chosen by the role "developers", too', async (t) => {
    const { app } = await startTestGateway(t, { api: fakeApi({ resolveViewer: async () => developer }) });
    const headers = { cookie: 'next-auth.session-token=eva; enlace_core=full' };
    assert.equal(bootOf(await app.inject({ url: '/', headers })).core, 'full');
  });

  test('stays the small one without the right, whatever cookie or address says', async (t) => {
    const { app } = await startTestGateway(t);
    for (const session of ['', `${signedInAs('latina').cookie}; `]) {
      const headers = { cookie: `${session}enlace_core=full` };
      const answer = await app.inject({ url: '/?core=full', headers });
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.headers['set-cookie'], undefined);
      assert.equal(bootOf(answer).core, undefined);
    }
  });

  test('never leads to another site', async (t) => {
    const { app } = await startTestGateway(t);
    const headers = signedInAs('admin');
    const tidyAnswer = await app.inject({ url: '//elsewhere.test/?core=full', headers });
    assert.equal(tidyAnswer.headers.location, '/elsewhere.test?core=full');
    const answer = await app.inject({ url: String(tidyAnswer.headers.location), headers });
    assert.equal(answer.headers.location, 'https://enlace.test/elsewhere.test');
  });

  test('is the full one for every page where the gateway says so', async (t) => {
    const { app } = await startTestGateway(t, { env: { FEDERATION_CORE: 'full' } });
    assert.equal(bootOf(await app.inject('/')).core, 'full');
  });
});
