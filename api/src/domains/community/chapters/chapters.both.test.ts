import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { encodeMultipart, toMultipart } from '../../../testing/bodies';
import { addPerson } from '../../../testing/add-person';
import { type Caller, type TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

interface Chapter {
  id: number;
  slug: string;
  name: string;
  country: string;
  summary: string;
  next_event_at: string | null;
  chapter_leaders: { id: number; name: string }[];
  abilities?: { edit: boolean; remove: boolean };
  openGraph_article_tags?: string[];
  seo_title?: string | null;
  translations?: Record<string, Record<string, string>>;
}
interface Answer<T> {
  data: T;
  errors?: Record<string, string[]>;
  code?: string;
  meta?: { abilities?: { add: boolean } };
}

describe('chapters', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  const list = async (query: string, as: Caller = null): Promise<Answer<Chapter[]>> =>
    (await api.get(`/api/chapters/list?${query}`, as)).json();
  const bySlug = async (slug: string, query = '', as: 'admin' | 'latinas' | null = null): Promise<Chapter> =>
    (await api.get(`/api/v2/chapters/by-slug/${slug}?${query}`, as)).json<Answer<Chapter>>().data;
  const edit = (id: number, body: object, as: 'admin' | 'latinas' | 'allies' = 'admin') =>
    api.post(`/api/editchapters?id=${id}`, body, as);

  test('are found without accents, by country in any language', async () => {
    for (const word of ['bogota', 'BOGOTÁ', 'sao paulo', 'alemania'])
      assert.ok((await list(`search=${encodeURIComponent(word)}`)).data.length > 0, word);
    assert.deepEqual(
      (await list('search=sao%20paulo')).data.map(({ slug }) => slug),
      ['sao-paulo'],
    );
    assert.ok((await list('country_code=mx')).data.every(({ country }) => country === 'Mexico'));
  });

  test('are filtered by one of their languages', async () => {
    const rows = (await list('language=pt')).data;
    assert.ok(rows.some(({ slug }) => slug === 'recife') && rows.some(({ slug }) => slug === 'sao-paulo'));
    assert.ok(!rows.some(({ slug }) => slug === 'medellin'));
  });

  test('answer by slug in the language asked for', async () => {
    const [base, spanish, portuguese] = [
      await bySlug('berlin'),
      await bySlug('berlin', 'lang=es'),
      await bySlug('berlin', 'lang=pt'),
    ];
    assert.deepEqual([base.country, spanish.country, portuguese.country], ['Germany', 'Alemania', 'Alemanha']);
    assert.equal(spanish.summary, base.translations?.['es']?.['summary']);
    assert.ok(!('translations' in spanish) && portuguese.summary !== base.summary);
    assert.equal((await api.get('/api/v2/chapters/by-slug/atlantis')).statusCode, 404);
  });

  test('show a signed-in user the own abilities, and a visitor none', async () => {
    assert.equal((await bySlug('bogota')).abilities, undefined);
    assert.deepEqual((await bySlug('bogota', '', 'admin')).abilities, { edit: true, remove: true });
    assert.deepEqual((await bySlug('bogota', '', 'latinas')).abilities, { edit: true, remove: false });
    assert.deepEqual((await bySlug('lima', '', 'latinas')).abilities, { edit: false, remove: false });
    assert.deepEqual((await list('limit=1', 'admin')).meta?.abilities, { add: true });
    assert.deepEqual((await list('limit=1', 'latinas')).meta?.abilities, { add: false });
    assert.equal((await list('limit=1')).meta?.abilities, undefined);
  });

  test('are edited by their own leader and no other', async () => {
    const [ownChapter, otherChapter] = [await bySlug('bogota'), await bySlug('lima')];
    assert.equal((await edit(ownChapter.id, { summary: 'Nos vemos los martes' }, 'latinas')).statusCode, 200);
    assert.equal((await bySlug('bogota')).summary, 'Nos vemos los martes');
    assert.equal((await edit(otherChapter.id, { summary: 'not mine' }, 'latinas')).statusCode, 403);
    assert.equal((await edit(ownChapter.id, { summary: 'not mine' }, 'allies')).statusCode, 403);
    assert.equal((await edit(999_999, { summary: 'nobody’s' }, 'latinas')).statusCode, 403);
    assert.equal((await api.post(`/api/deletechapter?id=${ownChapter.id}`, undefined, 'latinas')).statusCode, 403);
    assert.equal((await api.post(`/api/editchapters?id=${ownChapter.id}`, {})).statusCode, 401);
  });

  describe('that are not published', () => {
    const names = async (query: string, as: Caller): Promise<string[]> =>
      (await list(`page=1&per_page=100&${query}`, as)).data.map(({ name }) => name);
    const open = (id: number, as: Caller) => api.get(`/api/chapters/get/${id}`, as);
    let ownChapter: Chapter;
    before(async () => {
      ownChapter = await bySlug('bogota');
      await sql`update chapters set published_at = null where id = ${ownChapter.id}`.execute(api.deps.db);
    });
    after(() => sql`update chapters set published_at = created_at where id = ${ownChapter.id}`.execute(api.deps.db));

    test('are visible to their own leader, who may edit them and share a preview', async () => {
      for (const [caller, status] of [
        ['latinas', 200],
        ['admin', 200],
        ['allies', 404],
        [null, 404],
      ] as const)
        assert.equal((await open(ownChapter.id, caller)).statusCode, status, String(caller));
      assert.equal((await edit(ownChapter.id, { summary: 'Pronto' }, 'latinas')).statusCode, 200);
      assert.equal((await edit(ownChapter.id, { summary: 'not mine' }, 'allies')).statusCode, 403);
      const preview = `/api/v2/chapters/${ownChapter.id}/preview`;
      assert.equal((await api.post(preview, undefined, 'latinas')).statusCode, 200);
      assert.equal((await api.post(preview, undefined, 'allies')).statusCode, 403);
      assert.equal((await api.get(`/api/v2/chapters/${ownChapter.id}/revisions`, 'latinas')).statusCode, 200);
      const other = await addPerson(api, { roles: ['latinas'] });
      await api.post(
        `/api/editchapters?id=${(await bySlug('lima')).id}`,
        { attach_chapter_leaders: [other.id] },
        'admin',
      );
      assert.equal((await other.get(`/api/chapters/get/${ownChapter.id}`)).statusCode, 404);
    });

    test('are in the list of their leader, who can filter for own chapters', async () => {
      assert.ok((await names('', 'latinas')).includes(ownChapter.name));
      assert.ok(!(await names('', 'allies')).includes(ownChapter.name));
      assert.deepEqual(await names('editable=only', 'latinas'), [ownChapter.name]);
      assert.deepEqual(await names('editable=only', 'allies'), []);
      assert.deepEqual(await names('editable=only', null), []);
      assert.deepEqual(await names('editable=only', 'admin'), await names('', 'admin'));
    });

    test('open the back office to their leader as long as the user leads one', async () => {
      const rights = async (): Promise<string[]> => {
        const answer = await api.get('/back/api/actor', 'latinas');
        return answer.json<Answer<{ permissions: { name: string }[] }>>().data.permissions.map(({ name }) => name);
      };
      assert.ok((await rights()).includes('chapters.lead'));
      const [leader] = ownChapter.chapter_leaders;
      const change = (body: object) => edit(ownChapter.id, body, 'admin');
      await change({ detach_chapter_leaders: [leader?.id], confirms_no_leader: true });
      assert.ok(!(await rights()).includes('chapters.lead'));
      assert.equal((await open(ownChapter.id, 'latinas')).statusCode, 404);
      await change({ attach_chapter_leaders: [leader?.id] });
    });
  });

  test('change their leaders by difference, from a form', async () => {
    const before = await bySlug('quito');
    const [detachedId, ...stay] = before.chapter_leaders.map(({ id }) => id);
    const body = toMultipart({ attach_chapter_leaders: [40, 41, stay[0]], detach_chapter_leaders: [detachedId] });
    const url = `/api/editchapters?id=${before.id}`;
    const answer = await api.send({ method: 'POST', url, ...(await encodeMultipart(body)) }, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    const after = answer.json<Answer<Chapter>>().data.chapter_leaders.map(({ id }) => id);
    assert.deepEqual(after.sort(), [...stay, 40, 41].sort());
    const unknownLeader = await edit(before.id, { attach_chapter_leaders: [999_999], name: 'Half done' });
    assert.deepEqual(
      [unknownLeader.statusCode, Object.keys(unknownLeader.json<Answer<null>>().errors ?? {})],
      [422, ['attach_chapter_leaders']],
    );
    assert.equal((await bySlug('quito')).name, 'Quito');
  });

  test('keep SEO fields flat, and drop empty ones', async () => {
    const { id } = await bySlug('recife');
    await edit(id, { seo_title: 'Recife!', openGraph_article_tags: ['frevo', 'código'], noindex: '1' });
    const keptChapter = await bySlug('recife');
    assert.deepEqual([keptChapter.seo_title, keptChapter.openGraph_article_tags], ['Recife!', ['frevo', 'código']]);
    const head = await api.get(
      '/api/v2/head/chapters/recife?lang=pt&url=https%3A%2F%2Fx.test%2Fchapters%2Frecife&product=Enlace',
    );
    const { title, canonical, noindex, seo_description, openGraph_images } =
      head.json<Answer<Record<string, unknown>>>().data;
    assert.deepEqual([title, canonical, noindex], ['Recife!', 'https://x.test/chapters/recife', true]);
    assert.ok(String(seo_description).includes('Recife') && Array.isArray(openGraph_images));
    await edit(id, { seo_title: '', openGraph_article_tags: [] });
    const emptyChapter = await bySlug('recife');
    assert.ok(!('seo_title' in emptyChapter) && !('openGraph_article_tags' in emptyChapter));
  });

  test('store translations of translatable fields only', async () => {
    const { id } = await bySlug('cali');
    const translations = { es: { summary: 'Cali baila', name: 'no', description: '  ' }, pt: { summary: '' } };
    const answer = await edit(id, { translations });
    assert.deepEqual(answer.json<Answer<Chapter>>().data.translations, { es: { summary: 'Cali baila' } });
    assert.equal((await edit(id, { translations: { fr: { summary: 'non' } } })).statusCode, 422);
  });

  test('disappear from public answers at once when removed, and free their name', async () => {
    const chapter = await bySlug('mendoza');
    const dependents = (await api.get(`/api/v2/chapters/${chapter.id}/dependents`, 'admin')).json<
      Answer<{ resource: string; count: number }[]>
    >();
    assert.deepEqual(
      dependents.data.map(({ resource }) => resource),
      ['users', 'chapter_leaders', 'events'],
    );
    assert.ok(dependents.data.every(({ count }) => count > 0));
    assert.equal((await api.post(`/api/deletechapter?id=${chapter.id}`, undefined, 'admin')).statusCode, 200);
    assert.equal((await api.get('/api/v2/chapters/by-slug/mendoza')).statusCode, 404);
    assert.deepEqual((await api.get('/api/v2/head/chapters/mendoza')).json(), { data: null });
    assert.equal((await list('slug=mendoza')).data.length, 0);
    const events = (await api.get('/api/events/list')).json<Answer<{ chapters: { id: number }[] }[]>>().data;
    assert.ok(events.every(({ chapters }) => chapters.every(({ id }) => id !== chapter.id)));
    const again = { name: 'Mendoza', city: 'Mendoza', country_code: 'AR', timezone: 'America/Argentina/Mendoza' };
    const addAnswer = await api.post('/api/addchapters', again, 'admin');
    assert.deepEqual([addAnswer.statusCode, addAnswer.json<Answer<Chapter>>().data.slug], [201, 'mendoza-2']);
  });
});
