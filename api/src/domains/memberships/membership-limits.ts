import { defineLimit } from '../../infrastructure/limits/define-limit';

export const membershipCouponLimit = defineLimit({
  name: 'membershipCoupon',
  points: 10,
  seconds: 600,
  roomyPoints: 100_000,
});
export const cardLinkLimit = defineLimit({ name: 'cardLink', points: 30, seconds: 3600, roomyPoints: 100_000 });
