export { couponError, findCoupon } from './coupons';
export { findFeatures, findPackages } from './packages.repository';
export { presentRows } from './present-rows';
export type {} from './packages.tables';
export { packagesModule } from './packages.module';
export { couponAddressLimit } from './coupon-limit';
