import { talentPoolCalls, type TrackingQuery, trackingSchema } from '@enlace/shared-contract/talent-pool';
import type { Locale } from '@enlace/shared-contract/text';
import { bodyOf, createCalls, defineCall } from '@enlace/shared-data';

const client = 'authenticated';

/** The subject of what companies have done with members. */
export const trackingSubject = 'tracking';

const shows = () => [trackingSubject];

const read = bodyOf(trackingSchema);

export interface TrackingInput extends TrackingQuery {
  /** Language of the titles of jobs. */
  readonly lang: Locale;
}

interface MemberTrackingInput extends TrackingInput {
  /** Of the user. */
  readonly id: number;
}

/** What the companies of the viewer have done with members. */
export const tracking = createCalls('dashboards/tracking', {
  all: defineCall({
    client,
    request: (query: TrackingInput) => ({ call: talentPoolCalls.listTracking, query: { ...query } }),
    read,
    shows,
  }),
  ofMember: defineCall({
    client,
    request: ({ id, ...query }: MemberTrackingInput) => ({
      call: talentPoolCalls.listTrackingOf,
      params: { id },
      query,
    }),
    read,
    shows,
  }),
});
