import type { WireCall } from '@enlace/shared-contract/calls';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { bodyCalls } from '../../contract/call-schemas';
import { type EvilRequest, evilRequest } from '../../contract/evil-request';
import { evilTexts, spoil } from '../../contract/nonsense';
import { sample } from '../../contract/sample';
import { schemaOf } from '../../../app/docs/describe-call';
import { mountedResources } from '../../../app/resources';
import { createRandom, type Random } from '../../../infrastructure/random/random';
import { buildTestApi, type Caller, type TestApi } from '../../build-test-api';

const atOnce = 40;

interface Round extends EvilRequest {
  readonly url: string;
  readonly as: Caller;
}

let api: TestApi;
let random: Random;
interface Rounds {
  readonly queries: number;
  readonly paths: number;
  readonly bodies: number;
}

/** Sends random input, made from the seed. */
export function testRandomInput(seed: number, rounds: Rounds): void {
  before(async () => {
    random = createRandom(seed);
    api = await buildTestApi();
  });
  after(() => api.close());

  describe('random input', () => {
    test('in a query never causes a server error', async () => {
      const names = [
        'page',
        'per_page',
        'limit',
        'sort',
        'order',
        'search',
        'lang',
        'month',
        'when',
        'chapter',
        'chapter_id',
        'slug',
        'country_code',
        'status',
        'role',
        'page[]',
        'sort[a]',
        '__proto__',
        'search[]',
        'trashed',
        'coupon',
      ];
      for (let round = 0; round < rounds.queries; round += 1) {
        const { resource } = random.pick(mountedResources);
        const query = random
          .sample(names, random.int(1, 4))
          .map((name) => `${encodeURIComponent(name)}=${escape(random.pick(evilTexts))}`);
        // A whole list is slower and tests nothing more than a short one.
        const url = `${resource.wire.list.path}?${query.join('&')}${/\blimit=/.test(query.join()) ? '' : '&limit=3'}`;
        const answer = await api.get(url, 'admin');
        assert.ok(answer.statusCode < 500, `${answer.statusCode} ${url} ${answer.body}`);
      }
    });

    test('in a path never causes a server error', async () => {
      for (let round = 0; round < rounds.paths; round += 1) {
        const { resource } = random.pick(mountedResources);
        const path = random.pick([
          resource.wire.get.path,
          `/api/v2/${resource.name}/by-slug/{id}`,
          `/api/v2/${resource.name}/{id}/dependents`,
          `/api/v2/head/${resource.name}/{id}`,
        ]);
        const url = path.replace('{id}', escape(random.pick(evilTexts)));
        const answer = await api.get(url, 'admin');
        assert.ok(answer.statusCode < 500, `${answer.statusCode} ${url} ${answer.body}`);
      }
    });

    test('in a body never causes a server error, and refused bodies are not stored', async () => {
      const calls = bodyCalls().map((one) => ({
        ...one,
        shape: one.schema === null ? {} : schemaOf(one.schema, 'input'),
      }));
      const [checked, uncheckedCalls] = [calls.filter(hasSchema), calls.filter((one) => !hasSchema(one))];
      const refusedRounds: Round[] = [];
      const doubtful: Round[] = [];
      while (refusedRounds.length + doubtful.length < rounds.bodies) {
        const { call, schema, shape } = random.pick(random.chance(0.94) ? checked : uncheckedCalls);
        const value = sample(shape, random);
        const body = spoil(typeof value === 'object' && value !== null ? { ...value } : { value }, random);
        const request = evilRequest(body, random);
        const round = { ...request, url: urlOf(call), as: callerOf(call) };
        // An empty body counts as an empty object.
        const parsedBody = request.understood === null ? {} : request.understood;
        const isRefused =
          request.isBroken || (request.understood !== undefined && schema?.safeParse(parsedBody).success === false);
        if (isRefused) refusedRounds.push(round);
        // A valid body is an ordinary call, and some calls are slow on purpose, such as the check of a password.
        else if (schema === null || request.understood === undefined) doubtful.push(round);
      }
      // The sign-in writes rows, so it must happen before the comparison.
      await Promise.all([api.token('admin'), api.token('investors')]);
      const storedContents = await fingerprint();
      await send(refusedRounds, (status) => status >= 400 && status < 500);
      assert.deepEqual(await fingerprint(), storedContents);
      await send(doubtful, (status) => status < 500);
      assert.equal((await api.get('/api/tags/list')).statusCode, 200);
    });
  });
}

function hasSchema({ schema }: { readonly schema: unknown }): boolean {
  return schema !== null;
}

function urlOf(call: WireCall): string {
  return call.path.replace(/\{\w+\}/g, () => escape(random.chance(0.6) ? '3' : random.pick(evilTexts)));
}

function callerOf({ access }: WireCall): Caller {
  return access.kind === 'public' ? null : access.kind === 'roles' ? 'admin' : 'investors';
}

async function send(all: readonly Round[], isRight: (status: number) => boolean): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce)
    await Promise.all(
      all.slice(from, from + atOnce).map(async ({ url, headers, payload, as }) => {
        const answer = await api.send({ method: 'POST', url, headers, payload }, as);
        const summary = `${answer.statusCode} ${url} ${headers['content-type']} ${payload.toString().slice(0, 600)}`;
        assert.ok(isRight(answer.statusCode), `${summary} → ${answer.body.slice(0, 300)}`);
      }),
    );
}

/** The contents of every table as one number each. */
async function fingerprint(): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(api.deps.db);
  const contents: Record<string, unknown> = {};
  for (const { name } of rows) {
    const result = await sql`select count(*) as count, sum(hashtext(t::text)::bigint) as hash
      from ${sql.table(name)} t`.execute(api.deps.db);
    contents[name] = result.rows[0];
  }
  return contents;
}

/** Percent-encoding that also accepts broken text. */
function escape(value: string): string {
  return [...Buffer.from(value, 'utf8')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}
