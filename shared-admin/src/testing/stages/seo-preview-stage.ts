import { draftCalls } from '@enlace/shared-contract/admin';
import { news } from '@enlace/shared-contract/editorial';
import { definePages } from '@enlace/shared-contract/platform';
import { defineFeature, defineRemote } from '@enlace/shared-data';
import { defineTexts } from '@enlace/shared-platform';
import { buildArticle, createFakeApi, renderRemote } from '@enlace/shared-testing';

import { createAdmin } from '../../declare/create-admin';
import { adminScreens } from '../../declare/admin-screens';
import { adminTexts } from '../../texts';

const en = {
  title: 'News',
  add: 'Add article',
  search: 'Search news',
  count_one: '{count} article',
  count_other: '{count} articles',
  none: { title: 'None', hint: 'Add one.' },
  added: '{name} has been added.',
  saved: '{name} has been saved.',
  removed: '{name} has been deleted.',
  remove: 'Delete {name}?',
  fields: { title: 'Headline', summary: 'Summary' },
};
const same = () => Promise.resolve({ texts: en });

const admin = createAdmin('test').resource({
  contract: news,
  path: '/admin/news',
  texts: defineTexts('test', en, { es: same, pt: same }),
  columns: [{ name: 'title' }],
  sections: {
    main: [
      { name: 'title', type: 'text' },
      { name: 'summary', type: 'textarea' },
    ],
  },
  hides: ['body', 'featured_image', 'language', 'author_id', 'published_at'],
});
const title = { en: 'News', es: 'News', pt: 'News' };
const page = (name: string, path: string) => ({ name, path, title, layout: 'admin' as const, protected: true });

const pages = definePages([
  page('news-list', '/admin/news'),
  page('news-new', '/admin/news/new'),
  page('news-edit', '/admin/news/:id'),
]);
const screens = adminScreens('news', () => Promise.resolve({ admin }));

const remote = defineRemote({
  id: 'mf-test',
  texts: [adminTexts],
  features: [defineFeature({ id: 'news', screens })],
});

export const open = async () => {
  const article = buildArticle({
    id: 1,
    title: 'The round table',
    slug: 'the-round-table',
    summary: 'Who sat there',
    translations: { es: { title: 'La mesa redonda' } },
  });
  const api = createFakeApi({ news: [article] });
  api.answer(draftCalls.getDraft, () => ({ data: null }));
  return renderRemote(remote, pages, '/admin/news/1', { api });
};
