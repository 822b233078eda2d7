import type { SearchAnswer } from '@enlace/shared-contract/site';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { api, openSearchStage, search } from '../../../testing/stages/site/search-stage';

openSearchStage();

const titlesOf = ({ data }: SearchAnswer, kind: string): string[] =>
  data.find((group) => group.kind === kind)?.hits.map(({ title }) => title.text) ?? [];

describe('site search', () => {
  test('shows near matches for a slip of the pen, and none for another word', async () => {
    const look = async (q: string) =>
      (await api.get(`/api/v2/search?q=${encodeURIComponent(q)}`)).json<{ meta: { total: number; is_near: boolean } }>()
        .meta;
    for (const q of ['databse', 'medelin', 'mexco', 'hackaton']) assert.ok((await look(q)).total > 0, q);
    for (const q of ['nowhere', 'zebras', 'qwerty']) assert.equal((await look(q)).total, 0, q);
    // A short common word is no near word of a long one.
    await sql`update news set title = 'What we learned' where id = (select min(id) from news)`.execute(api.deps.db);
    assert.ok((await look('what')).total > 0);
    for (const q of ['whatsapq', 'whatsab']) assert.equal((await look(q)).total, 0, q);
  });

  test('finds records in all languages, without accents, names first', async () => {
    const answer = await search('q=bogota&lang=en');
    assert.equal(titlesOf(answer, 'chapters')[0], 'Bogotá');
    assert.equal(answer.meta.is_near, false);
    const [hit] = answer.data[0]?.hits ?? [];
    assert.deepEqual(hit?.title.marks, [{ from: 0, to: 6 }]);
    assert.match(hit?.note ?? '', /Bogotá, Colombia/);
  });

  test('finds words with a dot, a slash, a plus or a hash by each part and as written', async () => {
    await sql`update news set title = 'Node.js, UX/UI, CI/CD, C++ y C#', translations = '{}'::jsonb
      where slug = (select slug from search_entries where kind = 'news' limit 1)`.execute(api.deps.db);
    for (const q of ['node.js', 'Node', 'UX/UI', 'ui', 'cd', 'ci/cd', 'c++ c#', 'node.js ui'])
      assert.ok(titlesOf(await search(`q=${encodeURIComponent(q)}&kinds=news`), 'news').length > 0, q);
    assert.equal(titlesOf(await search('q=node.js+ux'), 'news')[0], 'Node.js, UX/UI, CI/CD, C++ y C#');
  });

  test('finds similar words, and states this', async () => {
    const answer = await search('q=bogata&lang=en');
    assert.equal(titlesOf(answer, 'chapters')[0], 'Bogotá');
    assert.equal(answer.meta.is_near, true);
    assert.equal(titlesOf(await search('q=florianopols'), 'chapters')[0], 'Florianópolis');
  });

  test('groups by kind with counts; one kind alone has pages', async () => {
    const all = await search('q=data&lang=en');
    assert.ok(all.data.length >= 3 && all.data.every(({ hits }) => hits.length > 0 && hits.length <= 4));
    const countsOfGroups = new Map(all.data.map(({ kind, total }) => [kind, total]));
    assert.deepEqual(new Map(all.meta.counts.map(({ kind, total }) => [kind, total])), countsOfGroups);
    const jobs = all.meta.counts.find(({ kind }) => kind === 'jobs')?.total ?? 0;
    const [first, second] = [
      await search('q=data&kinds=jobs&per_page=3'),
      await search('q=data&kinds=jobs&per_page=3&page=2'),
    ];
    assert.deepEqual([first.meta.total, first.meta.counts], [jobs, all.meta.counts]);
    const ids = [first, second].flatMap(({ data }) => data[0]?.hits.map(({ id }) => id) ?? []);
    assert.equal(new Set(ids).size, 6);
    const beyond = await search('q=data&kinds=jobs&page=200');
    assert.deepEqual([beyond.meta.total, beyond.data[0]?.hits], [jobs, []]);
  });

  test('puts the record with the searched title first, then the kind with the best hit', async () => {
    const rules = await search('q=code+of+conduct&lang=en');
    const [first] = rules.data;
    assert.deepEqual([first?.kind, first?.hits[0]?.title.text], ['pages', 'Code of conduct']);
    assert.deepEqual(rules.meta.best, { kind: 'pages', id: first?.hits[0]?.id });
    const events = rules.data.find(({ kind }) => kind === 'events');
    assert.match(events?.hits[0]?.snippet.text ?? '', /code of conduct/i);
    assert.ok(events?.hits[0]?.snippet.marks.every(({ from, to }) => to - from > 2));
    assert.equal((await search('q=guadala')).data[0]?.hits[0]?.title.text, 'Guadalajara');
    assert.equal((await search('q=code+of+conduct&sort=newest')).meta.best, undefined);
    assert.equal((await search('q=short+rules')).meta.best, undefined);
  });

  test('answers in the requested language', async () => {
    const { rows } = await sql<{
      slug: string;
      es: string;
    }>`select slug, translations #>> '{es,title}' as es from courses
      where translations #>> '{es,title}' is not null order by id limit 1`.execute(api.deps.db);
    const { slug = '', es = '' } = rows[0] ?? {};
    const answer = await search(`q=${encodeURIComponent(es)}&kinds=courses&lang=es`);
    assert.ok(answer.data[0]?.hits.some((hit) => hit.slug === slug && hit.title.text === es));
  });

  test('shows only public records, from their publication to their end', async () => {
    const { db } = api.deps;
    const count = async (): Promise<number> => (await search('q=xylofonista&kinds=news')).meta.total;
    await sql`insert into news (title, slug, published_at) values ('Xylofonista', 'xylofonista', null)`.execute(db);
    assert.equal(await count(), 0);
    await sql`update news set published_at = now() + interval '1 hour' where slug = 'xylofonista'`.execute(db);
    assert.equal(await count(), 0);
    await sql`update news set published_at = now() - interval '1 hour' where slug = 'xylofonista'`.execute(db);
    assert.equal(await count(), 1);
    await sql`update news set title = 'Wyzkqvumba' where slug = 'xylofonista'`.execute(db);
    assert.equal((await search('q=wyzkqvumba&kinds=news')).data[0]?.hits[0]?.slug, 'xylofonista');
    await sql`update news set deleted_at = now() where slug = 'xylofonista'`.execute(db);
    assert.equal((await search('q=wyzkqvumba&kinds=news')).data.flatMap(({ hits }) => hits).length, 0);
    await sql`delete from news where slug = 'xylofonista'`.execute(db);
  });

  test('leaves out a page with a role or permission', async () => {
    const { db } = api.deps;
    const total = async (): Promise<number> => (await search('q=quetzalcode&kinds=pages')).meta.total;
    await sql`insert into pages (title, slug, body) values ('Quetzalcode', 'quetzalcode', '<p>For members</p>')`.execute(
      db,
    );
    assert.equal(await total(), 1);
    await sql`insert into page_roles (page_id, role_id) select p.id, r.id from pages p, roles r
      where p.slug = 'quetzalcode' and r.name = 'latinas'`.execute(db);
    assert.equal(await total(), 0);
    await sql`delete from page_roles where page_id = (select id from pages where slug = 'quetzalcode')`.execute(db);
    assert.equal(await total(), 1);
  });

  test('finds jobs by the new name of their company', async () => {
    const { db } = api.deps;
    await sql`update companies set name = 'Zyxwvut Labs' where id = 1`.execute(db);
    const jobs = await sql<{ count: number }>`select count(*) from jobs where company_id = 1 and deleted_at is null
      and published_at <= now() and (ends_at is null or ends_at > now())`.execute(db);
    assert.equal((await search('q=zyxwvut&kinds=jobs')).meta.total, jobs.rows[0]?.count);
  });

  test('finds jobs by their skills, by the new name of a skill, and no longer when a job loses it', async () => {
    const { db } = api.deps;
    const { rows } = await sql<{ id: number }>`select id from jobs where deleted_at is null and published_at <= now()
      and (ends_at is null or ends_at > now()) order by id limit 1`.execute(db);
    const [job] = rows;
    assert.ok(job);
    const ids = async (q: string) => {
      const { data, meta } = await search(`q=${q}&kinds=jobs`);
      return meta.is_near ? [] : data.flatMap(({ hits }) => hits.map(({ id }) => id));
    };
    await sql`insert into tags (name, slug, translations)
      values ('Xilolang', 'xilolang', '{"es": {"name": "Lengua xilolense"}}')`.execute(db);
    await sql`insert into job_job_tags (job_id, tag_id) select ${job.id}, id from tags where slug = 'xilolang'`.execute(
      db,
    );
    assert.deepEqual([await ids('xilolang'), await ids('xilolense')], [[job.id], [job.id]]);
    await sql`update tags set name = 'Quetzalang' where slug = 'xilolang'`.execute(db);
    assert.deepEqual([await ids('xilolang'), await ids('quetzalang')], [[], [job.id]]);
    await sql`delete from job_job_tags where tag_id = (select id from tags where slug = 'xilolang')`.execute(db);
    assert.deepEqual(await ids('quetzalang'), []);
    await sql`delete from tags where slug = 'xilolang'`.execute(db);
  });

  test('finds names of lists in the requested language, as long as they exist', async () => {
    const { db } = api.deps;
    const hits = async (query: string) => {
      const { data, meta } = await search(query);
      return meta.is_near ? [] : data.flatMap(({ hits: groupHits }) => groupHits);
    };
    await sql`insert into press (title, outlet, published_on, quote, language, translations) values
      ('Quienes tejen la red', 'El Zunzuncito', '2026-03-04', 'Wuyxochil en voz alta', 'es', '{}')`.execute(db);
    const [piece] = await hits('q=wuyxochil&lang=pt');
    assert.deepEqual(
      [piece?.kind, piece?.title.text, piece?.note, piece?.at, piece?.snippet.marks.length],
      ['press', 'Quienes tejen la red', 'El Zunzuncito', '2026-03-04T00:00:00.000Z', 1],
    );
    assert.equal((await hits('q=zunzuncito'))[0]?.kind, 'press');

    await sql`insert into perks (name, slug, translations)
      values ('Vrangel mornings', 'vrangel', '{"es":{"name":"Mañanas de vrangel"}}')`.execute(db);
    assert.equal((await hits('q=vrangel&lang=es'))[0]?.title.text, 'Mañanas de vrangel');
    await sql`insert into investors (name, slug, kind, description, city, country_code) values
      ('Fondo Qhipu', 'fondo-qhipu', 'fund', 'Looks for xochimancas', 'Cusco', 'PE')`.execute(db);
    const [fund] = await hits('q=xochimancas&lang=es');
    assert.deepEqual([fund?.kind, fund?.title.text, fund?.note], ['investors', 'Fondo Qhipu', 'Cusco, Perú']);

    const day = (days: number) => new Date(api.deps.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    await sql`insert into jefa_perks (name, slug, partner, kind, benefit, ends_on) values
      ('Tlaquepaquear', 'tlaque', 'Taller Ceiba', 'learning', 'Half price', ${day(1)}::date)`.execute(db);
    assert.deepEqual(
      (await hits('q=tlaquepaquear')).map(({ kind, note }) => [kind, note]),
      [['jefa_perks', 'Taller Ceiba']],
    );
    await sql`update jefa_perks set ends_on = ${day(-3)}::date where slug = 'tlaque'`.execute(db);
    assert.deepEqual(await hits('q=tlaquepaquear'), []);

    for (const table of ['press', 'perks', 'investors', 'jefa_perks'])
      await sql`delete from ${sql.table(table)} where created_at > now() - interval '1 hour'`.execute(db);
    for (const word of ['wuyxochil', 'vrangel', 'xochimancas']) assert.deepEqual(await hits(`q=${word}`), [], word);
  });

  test('finds a course by its lessons', async () => {
    const { db } = api.deps;
    const courses = async () => {
      const { data, meta } = await search('q=zzyklotron');
      return meta.is_near ? [] : data.map(({ kind, total }) => [kind, total]);
    };
    await sql`insert into lessons (course_id, slug, title, body, position)
      values (1, 'zzyklotron', 'Your first zzyklotron', 'Kept for members: qqkwizhv', 99)`.execute(db);
    assert.deepEqual(await courses(), [['courses', 1]]);
    assert.equal((await search('q=qqkwizhv')).meta.counts.length, 0);
    for (const set of [sql`status = 'draft'`, sql`deleted_at = now(), status = 'published'`]) {
      await sql`update lessons set ${set} where slug = 'zzyklotron'`.execute(db);
      assert.deepEqual(await courses(), []);
    }
    await sql`delete from lessons where slug = 'zzyklotron'`.execute(db);
  });

  test('sorts from the newest on request', async () => {
    const hits = (await search('q=data&kinds=news&sort=newest')).data[0]?.hits ?? [];
    const days = hits.map(({ at }) => at ?? '');
    assert.ok(days.length > 1);
    assert.deepEqual(days, [...days].sort().reverse());
  });

  test('finds nothing for an empty or invalid search', async () => {
    for (const query of ['', 'q=', 'q=%20%C2%BF%3F', 'q=qqqqzzzzxxxx', "q=')%3B--"]) {
      const { data, meta } = await search(query);
      assert.deepEqual([data, meta.total, meta.is_near], [[], 0, false], query);
    }
    for (const bad of ['page=0', 'page=x', 'per_page=1000', 'lang=de', 'sort=x'])
      assert.equal((await api.get(`/api/v2/search?q=a&${bad}`)).statusCode, 422, bad);
    assert.equal((await search('q=data&kinds=nothing')).meta.counts.length > 1, true);
  });
});
