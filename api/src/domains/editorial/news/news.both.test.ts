import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { addPerson, type TestPerson } from '../../../testing/add-person';
import type { Caller, TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

interface Article {
  id: number;
  slug: string;
  title: string;
  body: string;
  status: string;
  language: string;
  languages: string[];
  published_at: string | null;
  author: { name: string } | null;
  categories: { id: number; name: string; slug: string }[];
  tags: { id: number; name: string }[];
  featured_image: { url: string } | null;
  translations?: Record<string, Record<string, string>>;
}
interface Answer<T> {
  data: T;
  meta?: { total?: number };
  errors?: Record<string, string[]>;
}

describe('news', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  const list = async (query = '', as: Caller = null): Promise<Answer<Article[]>> =>
    (await api.get(`/api/news/list?${query}`, as)).json();
  const bySlug = (slug: string, query = '', as: Caller = null) => api.get(`/api/v2/news/by-slug/${slug}?${query}`, as);
  const add = async (body: object): Promise<Article> => {
    const answer = await api.post('/api/addnews', body, 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<Answer<Article>>().data;
  };

  test('are sorted by publication, the newest first', async () => {
    const dates = (await list()).data.map(({ published_at }) => published_at ?? '');
    assert.ok(dates.length > 100);
    assert.deepEqual(dates, [...dates].sort().reverse());
  });

  test('are public only after their publication time', async () => {
    const draft = await add({ title: 'Borrador' });
    const scheduledArticle = await add({
      title: 'Mañana',
      published_at: new Date(Date.now() + 86_400_000).toISOString(),
    });
    const publishedArticle = await add({
      title: 'Ayer',
      published_at: new Date(Date.now() - 86_400_000).toISOString(),
    });
    assert.deepEqual(
      [draft.status, scheduledArticle.status, publishedArticle.status],
      ['draft', 'scheduled', 'published'],
    );
    for (const { id, slug } of [draft, scheduledArticle]) {
      for (const as of [null, 'latinas', 'recruiters'] as const) {
        assert.equal((await api.get(`/api/news/get/${id}`, as)).statusCode, 404, String(as));
        assert.equal((await bySlug(slug, '', as)).statusCode, 404);
        assert.ok((await list('', as)).data.every((row) => row.id !== id));
      }
      assert.deepEqual((await api.get(`/api/v2/head/news/${slug}`)).json(), { data: null });
      assert.equal((await api.get(`/api/news/get/${id}`, 'admin')).statusCode, 200);
    }
    assert.equal((await api.get(`/api/news/get/${publishedArticle.id}`)).statusCode, 200);
    assert.ok((await list('status=draft', 'admin')).data.some(({ id }) => id === draft.id));
    assert.equal((await list('status=draft')).data.length, 0);
  });

  test('are answered in the requested language, and name that language', async () => {
    const row = (await list('language=pt')).data.findLast(({ languages }) => languages.length === 3);
    assert.ok(row);
    const [base, spanish] = [
      (await bySlug(row.slug)).json<Answer<Article>>().data,
      (await bySlug(row.slug, 'lang=es')).json<Answer<Article>>().data,
    ];
    assert.equal(spanish.title, base.translations?.['es']?.['title']);
    assert.deepEqual([base.language, spanish.language], ['en', 'es']);
    assert.notEqual(spanish.body, base.body);
    const only = (await list('language=es')).data.findLast(({ languages }) => languages.length === 1);
    assert.ok(only);
    const translatedArticle = (await bySlug(only.slug, 'lang=pt')).json<Answer<Article>>().data;
    assert.deepEqual([translatedArticle.language, translatedArticle.languages], ['es', ['es']]);
  });

  test('are filtered by category, tag and words without accents', async () => {
    const first = (await list('limit=1000')).data.findLast(({ categories }) => categories.length > 0);
    const category = first?.categories[0];
    const of = await list(`category=${category?.slug}&page=1&per_page=5`);
    assert.ok((of.meta?.total ?? 0) > 5);
    assert.ok(of.data.every(({ categories }) => categories.some(({ id }) => id === category?.id)));
    const word = (first?.title ?? '').split(' ').at(-1) ?? '';
    const plainWord = encodeURIComponent(word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase());
    assert.ok(
      (await list(`search=${plainWord}`)).data.some(({ id }) => id === first?.id),
      word,
    );
    const relatedArticles = await list(`related=${first?.slug}`);
    assert.ok(relatedArticles.data.length > 3 && relatedArticles.data.every(({ id }) => id !== first?.id));
    assert.ok(relatedArticles.data.every(({ categories }) => categories.some(({ id }) => id === category?.id)));
    assert.ok((await list('lang=pt&limit=5')).data.every((row) => !('body' in row) && !('translations' in row)));
  });

  test('have their HTML cleaned when written and when read', async () => {
    const evilHtml = '<p onclick="x()">Hola</p><script>alert(1)</script><img src="https://evil.test/a.png">';
    const article = await add({
      title: 'Limpia <b>',
      body: evilHtml,
      translations: { es: { body: evilHtml, title: 'x' } },
    });
    assert.equal(article.body, '<p>Hola</p>');
    assert.deepEqual(article.translations, { es: { title: 'x', body: '<p>Hola</p>' } });
    assert.equal(article.title, 'Limpia <b>', 'plain text stays as it is; who shows it escapes it');
    await api.deps.db.updateTable('news').set({ body: evilHtml }).where('id', '=', article.id).execute();
    const read = (await api.get(`/api/news/get/${article.id}`, 'admin')).json<Answer<Article>>().data;
    assert.equal(read.body, '<p>Hola</p>');
  });

  test('change categories and tags by difference, from JSON and from a form', async () => {
    const article = await add({ title: 'Con etiquetas', attach_categories: [1, 2], attach_tags: [3] });
    assert.deepEqual(
      article.categories.map(({ id }) => id),
      [1, 2],
    );
    const change = { detach_categories: [1], attach_tags: [4], title: 'Otras etiquetas' };
    const answer = await api.post(`/api/editnews?id=${article.id}`, change, 'admin');
    const editedArticle = answer.json<Answer<Article>>().data;
    assert.deepEqual(
      [editedArticle.categories.map(({ id }) => id), editedArticle.tags.map(({ id }) => id)],
      [[2], [3, 4]],
    );
    assert.deepEqual([editedArticle.slug, editedArticle.title], [article.slug, 'Otras etiquetas']);
  });

  test('accept instants in common forms only', async () => {
    const article = await add({ title: 'Fechada', published_at: '2026-02-01T10:00:00-05:00' });
    assert.equal(article.published_at, '2026-02-01T15:00:00.000Z');
    const clearAnswer = await api.post(`/api/editnews?id=${article.id}`, { published_at: '' }, 'admin');
    assert.equal(clearAnswer.json<Answer<Article>>().data.published_at, null);
    for (const published_at of ['tomorrow', '2026-13-01', '0000-00-00', 12, '2026-02-01T25:00'])
      assert.equal(
        (await api.post('/api/addnews', { title: 'x', published_at }, 'admin')).statusCode,
        422,
        String(published_at),
      );
  });

  test('keep all fields for search engines, and show them in the head', async () => {
    const seo = {
      seo_description: 'Una descripción',
      openGraph_type: 'article',
      openGraph_article_section: 'Comunidad',
      openGraph_article_tags: ['uno', 'dos'],
      openGraph_article_authors: ['Ana'],
      openGraph_book_authors: ['Bia'],
      openGraph_book_tags: ['tres'],
      twitter_handle: '@ana',
      twitter_cardType: 'summary_large_image',
      languageAlternates: [{ hrefLang: 'es', href: 'https://x.test/es' }],
    };
    const { slug } = await add({ title: 'Con cabeza', published_at: '2026-01-05', ...seo });
    const head = (await api.get(`/api/v2/head/news/${slug}?lang=es`)).json<Answer<Record<string, unknown>>>().data;
    for (const [name, value] of Object.entries(seo)) assert.deepEqual(head[name], value, name);
  });

  test('show an author without private fields', async () => {
    const answer = await api.get('/api/news/list');
    assert.ok(answer.json<Answer<Article[]>>().data.filter(({ author }) => author !== null).length > 80);
    assert.doesNotMatch(answer.body, /@example\.org|@enlace\.test|"phone"|"email"/);
  });

  test('name another person as author only by a viewer who may list users', async () => {
    const editor = await addPerson(api, { permissions: ['news.edit'] });
    const staff = await addPerson(api, { permissions: ['news.edit', 'users.list'] });
    const article = await add({ title: 'Telares de Oaxaca' });
    const changeAuthor = (as: TestPerson, author_id: number | null) =>
      as.post(`/api/editnews?id=${article.id}`, { author_id });
    assert.equal((await changeAuthor(editor, staff.id)).statusCode, 422);
    const bulk = {
      operation: 'edit',
      selection: { ids: [article.id] },
      values: { author_id: staff.id },
      dry_run: true,
    };
    const trial = (await editor.post('/api/v2/news/bulk', bulk)).json<{ data: { would_change: number } }>();
    assert.equal(trial.data.would_change, 0);
    for (const [as, authorId] of [
      [editor, editor.id],
      [staff, staff.id],
      [editor, staff.id],
      [editor, null],
    ] as const)
      assert.equal((await changeAuthor(as, authorId)).statusCode, 200);
  });
});
