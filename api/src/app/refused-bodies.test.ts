import type { WireCall } from '@enlace/shared-contract/calls';
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { before, describe, test } from 'node:test';

import { contractCalls } from '../kit/core/contract/contract-calls';
import type { TestApi } from '../testing/build-test-api';
import { insertPerson } from '../testing/insert-person';
import { listen } from '../testing/listen';
import { shareTestApi } from '../testing/shared-api';
import { mountedResources } from './resources';

const megabyte = 1024 * 1024;
/** Allowed for uploads of users with the right. */
const largeBytes = 60 * megabyte;
/** Allowed for no call. */
const hugeBytes = 300 * megabyte;
const sentBytes = 64 * 1024;
const waitMs = 5000;
const parallel = 8;
const kindsWithFiles: readonly string[] = ['multipart', 'form', 'smart'];

/** Routes that are not in the contract: the session library, unknown paths, a small page, the fake of Stripe. */
const otherRoutes = /\/\*$|\/undoemailchange$/;

interface Post {
  readonly call: WireCall;
  readonly path: string;
}

/** All calls with a body, for each resource that a call names. */
function listPosts(routes: TestApi['routes']): readonly Post[] {
  const isMounted = ({ path }: Post): boolean => {
    const url = routePath(path);
    return routes.some((route) => route.method === 'POST' && route.url === url);
  };
  return contractCalls()
    .filter(({ method }) => method === 'POST')
    .flatMap((call) =>
      call.path.includes('{resource}')
        ? mountedResources.map(({ resource }) => ({ call, path: call.path.replace('{resource}', resource.name) }))
        : [{ call, path: call.path }],
    )
    .map((post) => ({ ...post, path: post.path.replace(/^\/back/, '') }))
    .filter(isMounted);
}

const routePath = (path: string): string => (path.split('?')[0] ?? '').replace(/\{(\w+)\}/g, ':$1');

let api: TestApi;
let origin: string;
let token: string;

before(async () => {
  api = await shareTestApi();
  origin = await listen(api.app);
  ({ token } = await insertPerson(api));
});

/** The status of the answer to a body of which only the beginning is sent; 0 when the server waits for the rest. */
function sendBeginning({ call, path }: Post, bytes: number, bearer: string | null): Promise<number> {
  const isForm = kindsWithFiles.includes(call.body);
  const head = isForm ? '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n' : '{"text":"';
  return new Promise((resolve) => {
    const url = `${origin}${path.replace(/\{\w+\}/g, '1')}`;
    const headers = {
      'content-type': isForm ? 'multipart/form-data; boundary=x' : 'application/json',
      'content-length': bytes,
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    };
    const post = httpRequest(url, { method: 'POST', headers, timeout: waitMs }, (answer) => {
      resolve(answer.statusCode ?? 0);
      post.destroy();
    });
    post
      .on('error', () => resolve(0))
      .on('timeout', () => {
        resolve(0);
        post.destroy();
      });
    post.write(head + 'a'.repeat(sentBytes));
  });
}

/** Sends all posts, a few at a time; answers those with another status than the expected ones. */
async function findFaults(
  posts: readonly Post[],
  bearer: string | null,
  expect: (post: Post) => { readonly bytes: number; readonly statuses: readonly number[] },
): Promise<string[]> {
  const rest = [...posts];
  const faults: string[] = [];
  const work = async (): Promise<void> => {
    for (let post = rest.pop(); post !== undefined; post = rest.pop()) {
      const { bytes, statuses } = expect(post);
      const status = await sendBeginning(post, bytes, bearer);
      if (!statuses.includes(status)) faults.push(`${post.path}: ${status}, not ${statuses.join(' or ')}`);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return faults;
}

const listFolders = (): readonly string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`enlace-upload-${process.pid}-`));

describe('a large body of a caller without the right', () => {
  test('is refused before it is read, by every call with a body: of a visitor', async () => {
    const folders = listFolders();
    const faults = await findFaults(listPosts(api.routes), null, ({ call: { access } }) =>
      access.kind === 'public' ? { bytes: hugeBytes, statuses: [413] } : { bytes: largeBytes, statuses: [401, 413] },
    );
    assert.deepEqual(faults, []);
    assert.deepEqual(listFolders(), folders);
  });

  test('is refused before it is read, by every call with a body: of a member without a role', async () => {
    const folders = listFolders();
    const faults = await findFaults(listPosts(api.routes), token, ({ call: { access, path, body } }) => {
      // A call without files refuses so many bytes from every caller.
      if (access.kind === 'roles')
        return { bytes: largeBytes, statuses: kindsWithFiles.includes(body) ? [403] : [403, 413] };
      // The right depends on the resource, and on its row.
      if (path.includes('{resource}')) return { bytes: largeBytes, statuses: [403, 404, 413] };
      return { bytes: hugeBytes, statuses: [413] };
    });
    assert.deepEqual(faults, []);
    assert.deepEqual(listFolders(), folders);
  });

  test('is tried with every route', () => {
    const triedPaths = new Set(listPosts(api.routes).map(({ path }) => routePath(path)));
    const untriedRoutes = api.routes
      .filter(({ method, url }) => method === 'POST' && /^\/api\//.test(url) && !otherRoutes.test(url))
      .filter(({ url }) => !triedPaths.has(url));
    assert.deepEqual(
      untriedRoutes.map(({ url }) => url),
      [],
    );
  });

  test('has 16 kB for a sign-in, a registration and proofs of an address', async () => {
    for (const url of [
      '/api/login',
      '/back/api/login',
      '/api/resetPassword',
      '/api/forgotPassword',
      '/api/verifyEmail',
      '/api/addregister',
      '/api/v2/second_step/sign_in',
      '/api/auth/callback/credentials',
      '/api/v2/undoemailchange',
    ]) {
      const answers = [
        await api.app.inject({ method: 'POST', url, payload: { text: 'a'.repeat(17_000) } }),
        await api.app.inject({
          method: 'POST',
          url,
          payload: `text=${'a'.repeat(17_000)}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      ];
      assert.deepEqual(
        answers.map(({ statusCode }) => statusCode),
        [413, 413],
        url,
      );
    }
  });
});
