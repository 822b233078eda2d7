import { randomBytes } from 'node:crypto';

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

/** Makes an online meeting. Throws when the provider does not answer. */
export type MakeMeeting = (event: MeetingEvent) => Promise<Meeting>;

const roomBytes = 16;

/** A room of a Jitsi server: it exists as soon as a person opens its unguessable address. */
export function jitsiMeetings(origin: string): MakeMeeting {
  return async () => ({
    provider: 'jitsi',
    url: new URL(`/enlace-${randomBytes(roomBytes).toString('hex')}`, origin).href,
    hostUrl: null,
    externalId: null,
  });
}
