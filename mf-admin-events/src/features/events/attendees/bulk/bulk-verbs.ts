import type { AttendeeView } from './attendee-views';

const doorVerbs = ['checkIn', 'undoCheckIn'] as const;

/** Actions at a check-in list. */
export type DoorVerb = (typeof doorVerbs)[number];
/** Actions on tickets. */
export type TicketVerb = 'approve' | 'refuse' | 'resend' | 'cancel';
export type BulkVerb = DoorVerb | TicketVerb;

export function isDoorVerb(verb: BulkVerb): verb is DoorVerb {
  return doorVerbs.some((one) => one === verb);
}

/** The actions of each tab, in their order. */
export const verbsOfView: Readonly<Record<AttendeeView, readonly BulkVerb[]>> = {
  confirmed: ['checkIn', 'resend', 'cancel'],
  pending_approval: ['approve', 'refuse'],
  checked_in: ['undoCheckIn', 'resend', 'cancel'],
  not_checked_in: ['checkIn', 'resend', 'cancel'],
  cancelled: [],
  not_mailed: ['resend'],
};
