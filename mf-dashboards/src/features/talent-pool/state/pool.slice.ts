import {
  type PoolMember,
  poolMemberAnswerSchema,
  talentPoolCalls,
  talentPoolSchema,
} from '@enlace/shared-contract/talent-pool';
import type { Locale } from '@enlace/shared-contract/text';
import { bodyOf, createCalls, dataOf, defineCall } from '@enlace/shared-data';

import { talentSubject } from '../../../lib/talent/talent.slice';
import { trackingSubject } from '../../../lib/tracking/tracking.slice';
import type { PoolQuery } from './pool-choice';

const client = 'authenticated';

const shows = () => [talentSubject];

const readPage = bodyOf(talentPoolSchema);
const readMember = dataOf(poolMemberAnswerSchema.shape.data);

interface MemberInput {
  readonly id: PoolMember['id'];
  /** Language of the names in the answer. */
  readonly lang: Locale;
}

interface ContactInput extends MemberInput {
  readonly companyId: number | null;
  readonly message: string;
}

/** Most characters of a message to a member. */
export const mostMessageLength = 2000;

/** Calls of the talent pool. */
export const pool = createCalls('dashboards/talentPool', {
  list: defineCall({
    client,
    request: (query: PoolQuery) => ({ call: talentPoolCalls.listTalentPool, query: { ...query } }),
    read: readPage,
    shows,
  }),
  /** The ids of a part of the list, for the way to the next member. */
  ids: defineCall({
    client,
    request: (query: PoolQuery) => ({ call: talentPoolCalls.listTalentPool, query: { ...query } }),
    read(answer) {
      const { data, meta } = readPage(answer);
      return { ids: data.map(({ id }) => id), total: meta.total };
    },
  }),
  /** One member. The API notes the look. */
  one: defineCall({
    client,
    request: ({ id, lang }: MemberInput) => ({ call: talentPoolCalls.getPoolMember, params: { id }, query: { lang } }),
    read: readMember,
  }),
  contact: defineCall({
    mode: 'first',
    client,
    request: ({ id, lang, companyId, message }: ContactInput) => ({
      call: talentPoolCalls.contactPoolMember,
      params: { id },
      query: { lang },
      body: { company_id: companyId, message },
    }),
    read: readMember,
    changes: () => [trackingSubject],
  }),
});
