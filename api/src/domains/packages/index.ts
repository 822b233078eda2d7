export { couponError, discountedPrice, findCoupon } from './coupons';
export { mountFeatures } from './feature.routes';
export { mountPackages } from './package.routes';
export { findFeatures, findPackages } from './packages.repository';
export { presentRows } from './present-rows';
export { mountVersionings } from './versionings/versioning.routes';
export type {} from './packages.tables';
export { packagesPersonColumns } from './packages-person-columns';
