import { recordKinds, searchAnswerSchema, searchCall, type RecordKind } from '@enlace/shared-contract';
import { bodyOf, createCalls, defineCall, type ResourceOptions } from '@enlace/shared-data';

import { wordsOfSlug } from './near-words';

/** Which record does not exist, and in which language those with a similar name are told. */
export interface NearQuery {
  readonly kind: RecordKind;
  readonly slug: string;
  readonly lang: string;
}

const readGroups = bodyOf(searchAnswerSchema);
const mostHits = 5;

/** Records with a name like that of one that does not exist; every screen of a record brings this slice. */
export const near = createCalls('public/near', {
  hits: defineCall({
    client: 'public',
    request: ({ kind, slug, lang }: NearQuery) => ({
      call: searchCall,
      query: { q: wordsOfSlug(slug), kinds: kind, lang, per_page: mostHits },
    }),
    read: (answer) => readGroups(answer).data.flatMap((group) => group.hits),
  }),
});

/** Lets a resource ask for records with a similar name as soon as one turns out not to exist, on the server too. */
export function withNear(name: string): Pick<ResourceOptions, 'whenMissing'> {
  const kind = recordKinds.find((one) => one === name);
  return {
    whenMissing: (which) =>
      kind === undefined || !('slug' in which)
        ? null
        : near.calls.hits.start({ kind, slug: which.slug, lang: which.lang ?? '' }),
  };
}
