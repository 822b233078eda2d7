import { searchAnswerSchema, searchCall } from '@enlace/shared-contract/site';
import { bodyOf, createCalls, defineCall } from '@enlace/shared-data';

export interface SearchQuery {
  readonly q: string;
  readonly kinds: string;
  readonly sort: string;
  readonly page: number;
  readonly lang: string;
}

export const search = createCalls('public/search', {
  hits: defineCall({
    client: 'public',
    request: (query: SearchQuery) => ({ call: searchCall, query: { ...query } }),
    read: bodyOf(searchAnswerSchema),
  }),
});
