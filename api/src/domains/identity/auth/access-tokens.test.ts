import { isAppError } from '@enlace/shared-contract/errors';
import { exportPKCS8, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';

import { type AccessClaims, createAccessTokens } from './access-tokens';
import { deriveKey } from '../../../infrastructure/env/keys';

const secret = 'a secret of the tests, long enough to be one';
const claims: AccessClaims = { userId: 7, signInId: randomUUID(), sessionVersion: 3 };
const tokens = createAccessTokens(secret);
const key = deriveKey(secret, 'access token');

function forgeToken(
  change: Readonly<Record<string, unknown>> = {},
  header: Readonly<Record<string, unknown>> = {},
): SignJWT {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({
    sub: '7',
    sid: claims.signInId,
    sv: 3,
    iss: 'enlace',
    aud: 'enlace-api',
    iat: now,
    nbf: now,
    exp: now + 900,
    jti: randomUUID(),
    ...change,
  }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header });
}

function base64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'accepted';
  } catch (error) {
    return isAppError(error) ? error.code : 'crashed';
  }
}

describe('access tokens', () => {
  test('a token contains its claims', async () => {
    assert.deepEqual(await tokens.verify(await tokens.issue(claims)), claims);
  });

  test('a forged token differs from a real one only in its named fault', async () => {
    assert.equal(await codeOf(tokens.verify(await forgeToken().sign(key))), 'accepted');
  });

  test('a token ends after 15 minutes, and can then only sign out', async () => {
    const early = createAccessTokens(secret, () => new Date(Date.now() - 16 * 60_000));
    const token = await early.issue(claims);
    assert.equal(await codeOf(tokens.verify(token)), 'TOKEN_EXPIRED');
    assert.deepEqual(await tokens.readExpired(token), claims);
  });

  describe('refuses', () => {
    const now = Math.floor(Date.now() / 1000);
    const cases: Readonly<Record<string, () => Promise<string> | string>> = {
      nothing: () => '',
      'a word': () => 'admin',
      'two dots': () => '..',
      'alg none': () => new UnsecuredJWT({ sub: '7', sid: claims.signInId, sv: 3 }).setExpirationTime('1h').encode(),
      'alg None in capitals': async () => {
        const [, payload] = (await forgeToken().sign(key)).split('.');
        return `${base64({ alg: 'NONE', typ: 'at+jwt' })}.${payload}.`;
      },
      'another key': () => forgeToken().sign(deriveKey('another secret', 'access token')),
      'the bare secret as key': () => forgeToken().sign(Buffer.from(secret)),
      'an empty key': () => forgeToken().sign(Buffer.alloc(32)),
      'HS512 with the right key': () => forgeToken({}, { alg: 'HS512' }).sign(Buffer.concat([key, key])),
      'a public key as HMAC secret': async () => {
        const { publicKey } = await generateKeyPair('RS256', { extractable: true });
        return forgeToken().sign(Buffer.from(await exportSPKI(publicKey)));
      },
      'RS256 by a key of its own': async () => {
        const { privateKey } = await generateKeyPair('RS256', { extractable: true });
        assert.ok(await exportPKCS8(privateKey));
        return forgeToken({}, { alg: 'RS256' }).sign(privateKey);
      },
      'its own key in the header': () =>
        forgeToken({}, { jwk: { kty: 'oct', k: Buffer.alloc(32).toString('base64url') } }).sign(Buffer.alloc(32)),
      'a path as kid': () => forgeToken({}, { kid: '../../../../dev/null' }).sign(Buffer.alloc(32)),
      'SQL as kid': () => forgeToken({}, { kid: "' union select 'x" }).sign(Buffer.alloc(32)),
      'an unknown critical header': () =>
        forgeToken({}, { crit: ['enlace'], enlace: 1 }).sign(key, { crit: { enlace: true } }),
      expired: () => forgeToken({ iat: now - 3600, nbf: now - 3600, exp: now - 60 }).sign(key),
      'not valid yet': () => forgeToken({ nbf: now + 86_400, exp: now + 90_000 }).sign(key),
      'no expiry': () => forgeToken({ exp: undefined }).sign(key),
      'expiry as text': () => forgeToken({ exp: '9999999999' }).sign(key),
      'another issuer': () => forgeToken({ iss: 'https://elsewhere.test' }).sign(key),
      'another audience': () => forgeToken({ aud: 'another-api' }).sign(key),
      'no audience': () => forgeToken({ aud: undefined }).sign(key),
      'another type': () => forgeToken({}, { typ: 'JWT' }).sign(key),
      'no type': () => forgeToken({}, { typ: undefined }).sign(key),
      'no subject': () => forgeToken({ sub: undefined }).sign(key),
      'a subject that is no id': () => forgeToken({ sub: '7 or 1=1' }).sign(key),
      'a sign-in that is no uuid': () => forgeToken({ sid: "'; drop table users" }).sign(key),
      'a version that is no number': () => forgeToken({ sv: '3' }).sign(key),
      'another payload under the same signature': async () => {
        const [header, , signature] = (await forgeToken().sign(key)).split('.');
        return `${header}.${base64({ sub: '1', sid: claims.signInId, sv: 1, exp: now + 900 })}.${signature}`;
      },
      truncated: async () => (await forgeToken().sign(key)).slice(0, -4),
      'without signature': async () => (await forgeToken().sign(key)).replace(/\.[^.]*$/, '.'),
      '16 kB': () => forgeToken({ fill: 'x'.repeat(16_000) }).sign(key),
      'a payload that is no JSON': async () => {
        const [header, , signature] = (await forgeToken().sign(key)).split('.');
        return `${header}.${Buffer.from('{').toString('base64url')}.${signature}`;
      },
    };
    for (const [name, make] of Object.entries(cases)) {
      test(name, async () => {
        assert.match(await codeOf(tokens.verify(await make())), /^(UNAUTHENTICATED|TOKEN_EXPIRED)$/);
      });
    }
  });
});
