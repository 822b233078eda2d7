import { buildArticle, buildCategory, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

export const open = (address: string, api: FakeApi) => renderRemote(remote, pages, address, { api, viewer: null });

const community = { id: 1, name: 'Community', slug: 'community' };

export function paper(count = 6) {
  return createFakeApi({
    news: [
      ...Array.from({ length: count - 1 }, (_, index) => buildArticle({ id: index + 1 })),
      buildArticle({
        id: 99,
        title: 'Bogotá opens its doors again',
        slug: 'bogota-opens',
        summary: 'A room of its own.',
        body: '<p>Since Monday they have a key. <a href="/chapters">Chapters</a></p><h2>What next</h2>',
        author: { id: 7, name: 'Ñusta Quispe', headline: 'Data lead', avatar: null },
        categories: [community],
        tags: [{ id: 3, name: 'Mentoring', slug: 'mentoring' }],
        published_at: '2026-11-03T12:00:00Z',
      }),
    ],
    categories: [buildCategory(community), buildCategory({ id: 2, name: 'Careers', slug: 'careers' })],
    chapters: [],
  });
}
