import { searchAnswerSchema, searchCall } from '@enlace/shared-contract/site';
import { bodyOf, createCalls, defineCall } from '@enlace/shared-data';

export interface SearchQuery {
  readonly q: string;
  readonly kinds: string;
  readonly sort: string;
  readonly page: number;
  readonly lang: string;
}

const read = {
  request: (query: SearchQuery) => ({ call: searchCall, query: { ...query } }),
  read: bodyOf(searchAnswerSchema),
};

export const search = createCalls('public/search', {
  hits: defineCall({ ...read, client: 'public' }),
  /** The same for recruiters (`isRecruiter`). */
  hitsForRecruiters: defineCall({ ...read, client: 'authenticated' }),
});
