import { companies } from '@enlace/shared-contract/partners';
import {
  poolContactsSchema,
  type PoolProfile,
  poolProfileAnswerSchema,
  poolViewsSchema,
  talentPoolCalls,
} from '@enlace/shared-contract/talent-pool';
import { bodyOf, type CallSpec, createCalls, dataOf, defineCall, type CallRequest } from '@enlace/shared-data';
import { put } from '@enlace/shared-platform';

import type { PoolBody } from './consent/pool-choices';

const client = 'authenticated';
const profileSchema = poolProfileAnswerSchema.shape.data;
const readProfile = dataOf(profileSchema);

/** Subjects of the messages of companies, and of the list of companies that have looked. */
export const contactsSubject = 'pool-contacts';
export const looksSubject = 'pool-looks';

export interface PoolPage {
  readonly page: number;
  readonly per_page: number;
}

/** A write that answers the new profile; it is shown at once. */
function writeProfile<I>(makeRequest: (input: I) => CallRequest): CallSpec<I, PoolProfile> {
  return {
    mode: 'first',
    client,
    *perform(input, send) {
      const profile = readProfile(yield* send(makeRequest(input)));
      yield put(pool.calls.profile.replaced(undefined, profile));
      return profile;
    },
  };
}

/** What companies see of the user in the talent pool, who has looked, and who has written. */
export const pool = createCalls('member/talent-pool', {
  profile: defineCall({
    client,
    request: (_: undefined) => ({ call: talentPoolCalls.getPoolProfile }),
    read: readProfile,
  }),
  save: writeProfile((body: PoolBody) => ({ call: talentPoolCalls.savePoolProfile, body: { ...body } })),
  block: writeProfile((id: number) => ({ call: talentPoolCalls.blockCompany, body: { company_id: id } })),
  unblock: writeProfile((id: number) => ({ call: talentPoolCalls.unblockCompany, params: { id } })),
  looks: defineCall({
    client,
    request: (page: PoolPage) => ({ call: talentPoolCalls.listPoolViews, query: { ...page } }),
    read: bodyOf(poolViewsSchema),
    shows: () => [looksSubject],
  }),
  contacts: defineCall({
    client,
    request: (page: PoolPage) => ({ call: talentPoolCalls.listPoolContacts, query: { ...page } }),
    read: bodyOf(poolContactsSchema),
    shows: () => [contactsSubject],
  }),
  answerContact: defineCall({
    mode: 'first',
    client,
    request: ({ id, accepts }: { readonly id: number; readonly accepts: boolean }) => ({
      call: talentPoolCalls.answerPoolContact,
      params: { id },
      body: { accepts },
    }),
    read: () => true,
    changes: () => [contactsSubject, looksSubject],
  }),
  /** Companies whose name has these words; without words, the first ones. */
  findCompanies: defineCall({
    client: 'public',
    request: ({ search }: { readonly search: string }) => ({
      call: companies.wire.list,
      query: {
        ...(search === '' ? {} : { search }),
        page: 1,
        per_page: 10,
        sort: 'name',
        order: 'asc',
        fields: 'id,name,slug,logo',
      },
    }),
    read: dataOf(profileSchema.shape.blocked),
  }),
});
