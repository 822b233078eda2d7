import { defineLimit } from '../../infrastructure/limits/define-limit';

/** Failed codes of one address: many of them are guesses. */
export const couponAddressLimit = defineLimit({
  name: 'couponAddress',
  points: 20,
  seconds: 15 * 60,
  roomyPoints: 100_000,
  isByAddress: true,
});
