import { tags } from '@enlace/shared-contract/community';
import { categories, news, newsStatuses } from '@enlace/shared-contract/editorial';
import { users } from '@enlace/shared-contract/identity';
import { locales } from '@enlace/shared-contract/text';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-content/news', en, {
  es: () => import(/* webpackChunkName: "news-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "news-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: news,
  texts,
  columns: [
    { name: 'title', detail: (row) => row.summary, edits: 'title' },
    { name: 'status', cell: 'badge', tones: { published: 'success', scheduled: 'teal', draft: 'neutral' } },
    { name: 'author', cell: (row) => row.author?.name, edits: 'author_id', isMinor: true },
    { name: 'published_at', cell: 'date', edits: 'published_at' },
    { name: 'updated_at', cell: 'date', isMinor: true },
  ],
  filters: [
    { name: 'status', type: 'choice', choices: newsStatuses },
    { name: 'language', type: 'choice', choices: locales },
  ],
  sections: {
    words: [
      { name: 'title', type: 'text' },
      { name: 'summary', type: 'textarea', rows: 2 },
      { name: 'body', type: 'richText' },
    ],
    picture: [{ name: 'featured_image', type: 'image' }],
    main: [
      { name: 'author_id', type: 'reference', of: users, from: 'author', hint: 'email', width: 'half' },
      { name: 'language', type: 'choice', choices: locales, width: 'half' },
      { name: 'published_at', type: 'instant', width: 'half' },
    ],
    sorting: [
      { name: 'categories', type: 'relation', of: categories },
      { name: 'tags', type: 'relation', of: tags },
    ],
  },
});
