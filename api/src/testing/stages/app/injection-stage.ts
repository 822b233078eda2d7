import { seoFieldNames } from '@enlace/shared-contract/head';
import { notificationSettingsCalls } from '@enlace/shared-contract/notifications';
import type { Resource } from '@enlace/shared-contract/resources';
import { cleanLine } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type * as z from 'zod/mini';

import { schemaOf } from '../../../app/docs/describe-call';
import { mountedResources } from '../../../app/resources';
import { createRandom, type Random } from '../../../infrastructure/random/random';
import { findBody } from '../../bodies';
import { buildTestApi, type TestApi } from '../../build-test-api';
import { mailsTo } from '../../caught-mails';
import { isPostgres } from '../../lane';
import { bodyCalls } from '../../contract/call-schemas';
import { type JsonSchema, sample } from '../../contract/sample';
import type { Tier } from '../../tier';
import { wideResources } from '../../wide-resources';

type Body = Record<string, unknown>;

/** Part of every text, so that the test recognises the text everywhere. */
const mark = 'mkr7';

/** Texts that try to run in a page, a database, a spreadsheet, a mail or a template. */
const corpus: readonly string[] = [
  `<script>${mark}()</script>`,
  `"><img src=x onerror=${mark}()>`,
  `'-${mark}()-'`,
  `<svg/onload=${mark}()>`,
  `javascript:${mark}()//`,
  `</title></textarea></style><script>${mark}()</script>`,
  `<!--<script>${mark}()//-->`,
  `]]><script>${mark}()</script>`,
  `&lt;script&gt;${mark}&#40;&#41;`,
  `\u2028${mark}\u2029`,
  `${mark}\r\nBcc: everybody@example.org`,
  `${mark}'; drop table users; --`,
  `${mark}' or '1'='1`,
  `${mark}\\'); delete from roles; --`,
  `=HYPERLINK("http://example.org?${mark}","x")`,
  `@SUM(1+1)*cmd|'/C ${mark}'!A0`,
  `%s%s%n ${mark} %x`,
  `{{${mark}.constructor.constructor('x')()}} \${7*7} <%= 7*7 %>`,
  `../../../../etc/passwd ${mark}`,
  `${mark} \ud83d\udc83\ud83c\udffd e\u0301 \u202Etxt.exe \u200b`,
];

/** Texts that no database or no field accepts: the answer must be a refusal, not a failure. */
const unfit: readonly string[] = [`${mark}\u0000`, `${mark}\ud800`, `${mark}${'ñ'.repeat(600_000)}`];

let random: Random;
let api: TestApi;

/** A body that the call accepts, or null when the search fails. */
function fittingBody(schema: z.ZodMiniType): Body | null {
  const { properties = {}, required = [] }: JsonSchema = schemaOf(schema, 'input');
  const shape = {
    type: 'object',
    required,
    properties: Object.fromEntries(required.map((field) => [field, properties[field] ?? {}])),
  };
  for (let tries = 0; tries < 400; tries += 1) {
    const sampleBody = sample(shape, random);
    if (typeof sampleBody === 'object' && sampleBody !== null && schema.safeParse(sampleBody).success)
      return { ...sampleBody };
  }
  return null;
}

/** The same body with values for another row. */
function unlike(body: Body): Body {
  return 'email' in body ? { ...body, email: `ana.${random.int(1, 1e9)}@example.org` } : body;
}

/** The body with the text in every field that accepts it, and the names of these fields. */
function inject(schema: z.ZodMiniType, body: Body, fields: readonly string[], text: string): [Body, string[]] {
  const takes = (field: string, value: unknown): boolean => schema.safeParse({ ...body, [field]: value }).success;
  // A field that accepts any value is a file, not a text.
  const taking = fields.filter((field) => takes(field, text) && !takes(field, { any: 'thing' }));
  return [{ ...body, ...Object.fromEntries(taking.map((field) => [field, text])) }, taking];
}

function assertJson(headers: Readonly<Record<string, unknown>>): void {
  assert.match(String(headers['content-type']), /^application\/(json|x-ndjson)/);
}

/** The page's source contains no tag of the injected text. */
function assertHarmless(page: string, where: string): void {
  assert.doesNotMatch(page, new RegExp(`<(script|svg|img)[^>]*${mark}|<script>${mark}`, 'i'), where);
}

/** The embedded database stores the same texts with the same statements. */
const testedResources = wideResources(1).filter(({ resource }) => resource.wire.add !== undefined);
const writtenResources = mountedResources.filter(({ resource }) => resource.wire.add !== undefined);

/** Texts of a resource in the first tier and on the slower database: together the resources get every text. */
const someTexts = (turn: number): readonly string[] => corpus.filter((_, index) => (index + turn) % 4 === 0);

/** Writes texts that try to run into every text field: all of them, or in the first tier a quarter for each resource. */
export function testTextsWithCode(tier: Tier): void {
  before(async () => {
    random = createRandom(17);
    api = await buildTestApi();
  });
  after(() => api.close());

  describe('texts with code for other systems', () => {
    for (const [turn, { resource }] of testedResources.entries())
      test(`are stored as texts by ${resource.name}`, async () => {
        const { add, get, list } = resource.wire;
        assert.ok(add);
        const body = findBody(resource)?.() ?? fittingBody(resource.write);
        assert.ok(body, 'no body that fits');
        // A password that equals the name of its owner is refused, and so are captions without times.
        const fields = Object.keys(resource.write.shape).filter((name) => !/password|^captions$/.test(name));
        let keptTexts = 0;
        const refusals: string[] = [];
        // The effect of a text does not depend on the database, so the slower one gets fewer texts.
        const texts = tier === 'full' && isPostgres ? corpus : someTexts(turn);
        for (const text of texts) {
          const fresh = findBody(resource)?.() ?? unlike(body);
          const [injectedBody, taking] = inject(resource.write, fresh, fields, text);
          const answer = await api.post(add.path, injectedBody, 'admin');
          assert.ok(answer.statusCode < 500, `${answer.statusCode} ${text} ${answer.body}`);
          assertJson(answer.headers);
          if (answer.statusCode !== 201) {
            refusals.push(answer.body.slice(0, 300));
            continue;
          }
          const { id } = answer.json<{ data: { id: number } }>().data;
          const read = await api.get(get.path.replace('{id}', String(id)), 'admin');
          assertJson(read.headers);
          assertKept(resource, read.json<{ data: Body }>().data, injectedBody, taking);
          if (taking.length > 0) keptTexts += 1;
        }
        const listAnswer = await api.get(`${list.path}?search=${mark}&page=1`, 'admin');
        assertJson(listAnswer.headers);
        // Pages match roles by their names, so names of roles accept fewer texts.
        if (resource.name !== 'roles')
          assert.ok(
            keptTexts >= texts.length * 0.6,
            `only ${keptTexts} of ${texts.length} could be written: ${refusals.at(-1)}`,
          );
      });

    test('are accepted or refused by every other call, without a server error', async () => {
      const ofResources = new Set(writtenResources.flatMap(({ resource }) => [resource.wire.add, resource.wire.edit]));
      for (const { call, schema } of bodyCalls()) {
        if (schema === null || ofResources.has(call) || /login|stripe/.test(call.path)) continue;
        const body = fittingBody(schema);
        if (body === null) continue;
        const as = call.access.kind === 'roles' ? 'admin' : call.access.kind === 'bearer' ? 'founders' : null;
        const fields = Object.keys((schemaOf(schema, 'input') as JsonSchema).properties ?? {});
        const count = tier === 'full' ? 2 : 1;
        for (const text of [...random.sample(corpus, count), ...random.sample(unfit.slice(0, 2), count)]) {
          const [injectedBody] = inject(schema, body, fields, text);
          const answer = await api.post(call.path.replace('{id}', '1'), injectedBody, as);
          assert.ok(answer.statusCode < 500, `${answer.statusCode} ${call.path} ${text.slice(0, 60)} ${answer.body}`);
          // The link of a mail answers with a page.
          if (call.path === notificationSettingsCalls.unsubscribe.path)
            assert.doesNotMatch(answer.body, /<script|onerror=/);
          else assertJson(answer.headers);
        }
      }
    });

    test('are refused when they are no valid text', async () => {
      for (const [turn, { resource }] of testedResources.entries()) {
        const body = findBody(resource)?.() ?? fittingBody(resource.write);
        const { add } = resource.wire;
        if (body === null || add === undefined) continue;
        for (const text of tier === 'full' ? unfit : unfit.filter((_, index) => index === turn % unfit.length)) {
          const fields = Object.keys(resource.write.shape);
          const [injectedBody, taking] = inject(resource.write, body, fields, text);
          const sentBody = taking.length > 0 ? injectedBody : { ...body, [fields[0] ?? 'name']: text };
          const answer = await api.post(add.path, sentBody, 'admin');
          assert.ok(answer.statusCode < 500, `${answer.statusCode} ${resource.name} ${answer.body.slice(0, 200)}`);
        }
      }
    });

    test('do not run in feeds, mails, pictures and files', async () => {
      await sql`update users set first_name = ${corpus[0]}, last_name = ${corpus[14]} where id = 3`.execute(
        api.deps.db,
      );
      await api.post('/api/forgotPassword', { email: 'recruiter@enlace.test' });
      assert.ok((await mailsTo(api, 'recruiter@enlace.test')).length > 0);
      const mails = await sql<{ id: number }>`select id from caught_mails order by id desc limit 20`.execute(
        api.deps.db,
      );
      const pages = [
        '/dev/mail',
        ...mails.rows.flatMap(({ id }) => [`/dev/mail/${id}`, `/dev/mail/${id}/body`]),
        ...['en', 'es'].map((lang) => `/api/v2/news/feed?lang=${lang}`),
        ...['events/feed', 'jobs/feed', 'events/calendar'].map((path) => `/api/v2/${path}`),
        '/api/docs',
        `/api/v2/art/people/${encodeURIComponent(corpus[0] ?? '')}.svg`,
        `/api/v2/head/chapters/${encodeURIComponent(corpus[1] ?? '')}`,
        `/api/${encodeURIComponent(corpus[0] ?? '')}`,
        `/api/auth/error?error=${encodeURIComponent(corpus[1] ?? '')}`,
        `/api/auth/signin?callbackUrl=${encodeURIComponent(corpus[1] ?? '')}`,
      ];
      for (const url of pages) {
        const answer = await api.get(url);
        assert.ok(answer.statusCode < 500 || url.startsWith('/api/auth/'), `${answer.statusCode} ${url}`);
        if (!/json/.test(String(answer.headers['content-type']))) assertHarmless(answer.body, url);
      }
      for (const url of ['/api/tools/download_index_csv', '/api/dowloadlatinasdb']) {
        const file = await api.post(url, undefined, 'admin');
        assert.equal(file.statusCode, 200);
        assert.doesNotMatch(file.body, /(^|[,;])"?(?!\+\d[\d ()]*[",;\r])[=+@\t\r]/m, url);
      }
    });
  });
}

/** The stored text equals the sent one except for spaces around it; rich text contains nothing that runs. */
function assertKept(resource: Resource, row: Body, sentBody: Body, fields: readonly string[]): void {
  const parsed: Body = { ...resource.write.parse(sentBody) };
  for (const field of fields) {
    const [wantedText, storedText] = [parsed[field], row[field]];
    if (typeof wantedText !== 'string' || typeof storedText !== 'string') continue;
    if (resource.richText.includes(field)) assertHarmless(storedText, `${resource.name}.${field}`);
    // Head data is one line.
    else if (seoFieldNames.includes(field))
      assert.equal(storedText, cleanLine(wantedText), `${resource.name}.${field}`);
    else assert.equal(storedText, wantedText, `${resource.name}.${field}`);
  }
}
