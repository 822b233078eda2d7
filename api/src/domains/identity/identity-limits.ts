import { defineLimit } from '../../infrastructure/limits/define-limit';
import { pinMinutes } from './auth/lifetimes';

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;

/** Sign-in tries for one account from one address. The periods grow, so that each further wait is longer. */
export const loginPairMinuteLimit = defineLimit({
  name: 'loginPairMinute',
  points: 5,
  seconds: minute,
  roomyPoints: 100_000,
});
export const loginPairLimit = defineLimit({
  name: 'loginPair',
  points: 10,
  seconds: quarter,
  roomyPoints: 100_000,
  variable: 'LIMIT_LOGIN_PER_PAIR',
});
export const loginPairDayLimit = defineLimit({ name: 'loginPairDay', points: 50, seconds: day, roomyPoints: 100_000 });
/** Sign-in tries for one account, from all devices and networks that it has not used before. */
export const loginAccountLimit = defineLimit({
  name: 'loginAccount',
  points: 200,
  seconds: hour,
  roomyPoints: 100_000,
  variable: 'LIMIT_LOGIN_PER_ACCOUNT',
});
/** Password tries for one account, from all its devices and login sessions together. */
export const loginDevicesLimit = defineLimit({
  name: 'loginDevices',
  points: 200,
  seconds: hour,
  roomyPoints: 100_000,
});
/** Sign-in tries from one address. */
export const loginAddressLimit = defineLimit({
  name: 'loginAddress',
  points: 60,
  seconds: quarter,
  roomyPoints: 100_000,
  isByAddress: true,
  variable: 'LIMIT_LOGIN_PER_ADDRESS',
});
export const factorAccountLimit = defineLimit({
  name: 'factorAccount',
  points: 20,
  seconds: hour,
  roomyPoints: 100_000,
});
/** Pins that prove the address of one account: six digits can be guessed. */
export const provePinAccountLimit = defineLimit({
  name: 'provePinAccount',
  points: 20,
  seconds: day,
  roomyPoints: 10_000,
});
export const resetPinAccountLimit = defineLimit({
  name: 'resetPinAccount',
  points: 20,
  seconds: day,
  roomyPoints: 10_000,
});
/**
 * Requested mails for one account. Strangers can use them up, so the time is not longer than the link of a mail works:
 * the owner has a valid link, or gets one.
 */
export const mailAccountLimit = defineLimit({
  name: 'mailAccount',
  points: 5,
  seconds: pinMinutes.reset * minute,
  roomyPoints: 10_000,
  variable: 'LIMIT_MAIL_PER_ACCOUNT',
});
/** Requested mails from one address. */
export const mailAddressLimit = defineLimit({
  name: 'mailAddress',
  points: 30,
  seconds: hour,
  roomyPoints: 10_000,
  isByAddress: true,
  variable: 'LIMIT_MAIL_PER_ADDRESS',
});
/** Tries of pins from one address. */
export const pinAddressLimit = defineLimit({
  name: 'pinAddress',
  points: 60,
  seconds: quarter,
  roomyPoints: 100_000,
  isByAddress: true,
  variable: 'LIMIT_PIN_PER_ADDRESS',
});
export const logAddressLimit = defineLimit({
  name: 'logAddress',
  points: 60,
  seconds: minute,
  roomyPoints: 6000,
  isByAddress: true,
});
export const archiveAccountLimit = defineLimit({ name: 'archiveAccount', points: 5, seconds: day, roomyPoints: 1000 });
