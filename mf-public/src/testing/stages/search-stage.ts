import type { Viewer } from '@enlace/shared-contract/access';
import { type SearchAnswer, searchCall, type SearchHit } from '@enlace/shared-contract/site';
import { createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

export const open = (address: string, api: FakeApi, viewer: Viewer | null = null) =>
  renderRemote(remote, pages, address, { api, viewer });

export const hit: SearchHit = {
  kind: 'chapters',
  id: 1,
  slug: 'bogota',
  title: { text: 'Bogotá', marks: [{ from: 0, to: 6 }] },
  snippet: { text: 'Una <b>casa</b> en Bogotá', marks: [{ from: 19, to: 25 }] },
  note: 'Bogotá, Colombia',
  at: null,
  timezone: null,
};

export function answering(data: SearchAnswer['data'], more: Partial<SearchAnswer['meta']> = {}): FakeApi {
  const api = createFakeApi({});
  const perPage = more.per_page ?? 4;
  const counts = data.map(({ kind, total }) => ({ kind, total }));
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  api.answer(searchCall, ({ query }) => ({
    data,
    meta: { q: String(query['q']), page: 1, per_page: perPage, total, counts, is_near: false, ...more },
  }));
  return api;
}

export const createSearchApi = answering.bind(null, [{ kind: 'chapters', total: 30, hits: [hit] }]);
