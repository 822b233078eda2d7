import { randomBytes } from 'node:crypto';

import type { ApiEnv } from '../../../infrastructure/env/env';
import { zoomMeetings } from './zoom-meetings';

/** The event that a meeting is made for. */
export interface MeetingEvent {
  readonly id: number;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timezone: string;
}

export interface Meeting {
  readonly provider: string;
  /** The link for attendees. */
  readonly url: string;
  /** The link of the host; null when it is the same. */
  readonly hostUrl: string | null;
  /** The provider's own id. */
  readonly externalId: string | null;
}

/** A provider of online meetings. Its methods throw UPSTREAM_FAILED when the provider does not answer. */
export interface Meetings {
  make(event: MeetingEvent): Promise<Meeting>;
  /** Ends a meeting that is not used. */
  remove(meeting: Meeting): Promise<void>;
}

const roomBytes = 16;

/** Zoom when its keys are set, else a Jitsi server. */
export function createMeetings({ zoom, meetingUrl }: Pick<ApiEnv, 'zoom' | 'meetingUrl'>): Meetings {
  return zoom === null ? jitsiMeetings(meetingUrl) : zoomMeetings(zoom);
}

/** A room of a Jitsi server: it exists as soon as a person opens its unguessable address. */
function jitsiMeetings(origin: string): Meetings {
  return {
    make: async () => ({
      provider: 'jitsi',
      url: new URL(`/enlace-${randomBytes(roomBytes).toString('hex')}`, origin).href,
      hostUrl: null,
      externalId: null,
    }),
    remove: async () => undefined,
  };
}
