import { defineLimit } from '../../infrastructure/limits/define-limit';

const quarter = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

export const ticketMailLimit = defineLimit({ name: 'ticketMail', points: 3, seconds: hour, roomyPoints: 10_000 });
export const eventMessageLimit = defineLimit({ name: 'eventMessage', points: 20, seconds: day, roomyPoints: 10_000 });
export const ticketChangeLimit = defineLimit({ name: 'ticketChange', points: 20, seconds: hour, roomyPoints: 10_000 });
export const bookingEmailLimit = defineLimit({ name: 'bookingEmail', points: 10, seconds: hour, roomyPoints: 100_000 });
/** Seats of an event that the open holds of one address or user have at most. */
export const heldSeatsLimit = defineLimit({ name: 'heldSeats', points: 20, seconds: quarter, roomyPoints: 100_000 });
/** The same as a percentage of the seats of the event. */
export const heldShareLimit = defineLimit({ name: 'heldShare', points: 50, seconds: quarter, roomyPoints: 100 });
export const waitingAddressLimit = defineLimit({
  name: 'waitingAddress',
  points: 60,
  seconds: hour,
  roomyPoints: 100_000,
  isByAddress: true,
});
