import * as z from 'zod/mini';

import { publicAccess, only, signedIn } from '../access';
import { wire } from '../define-resource';
import { id, idInput, line, optionalText, requiredInteger, timestamp, translations } from '../fields';

const mayEdit = (permission: string) => only(['admin'], permission);

/** Calls of features and packages (docs/SPECIFICATION.md, section 7). */
export const packageCalls = {
  getFeatures: wire.get('/api/features/getfeatures', signedIn),
  updateToggle: wire.post('/api/features/updatetoggle', 'multipart', mayEdit('features.toggle'), {
    changes: ['permissions'],
  }),
  updateFeature: wire.post('/api/features/updatedata?id={id}', 'json', mayEdit('features.edit'), {
    changes: ['permissions'],
  }),
  createFeature: wire.post('/api/features/createfeature', 'json', mayEdit('features.add'), {
    changes: ['permissions'],
  }),
  /** Features of all roles for the public page of plans; `getFeatures` is for users. */
  listPlanFeatures: wire.get('/api/v2/plans/features', publicAccess),
  listPackages: wire.get('/api/packages/list', publicAccess, { role_id: '1' }),
  getRolePackages: wire.get('/api/rolepackages/getrolepackages', publicAccess),
  listAllPackages: wire.get('/api/rolepackages/list-all', publicAccess),
  updatePackage: wire.post('/api/rolepackages/updatedata?id={id}', 'json', mayEdit('packages.edit'), {
    changes: ['permissions'],
  }),
  updateAllPackages: wire.post('/api/rolepackages/updateall', 'json', mayEdit('packages.edit'), {
    changes: ['permissions'],
  }),
  /** The roles that have packages, each with the number of its members. */
  listPackageRoles: wire.get('/api/v2/packages/roles', mayEdit('packages.list')),
} as const;

/**
 * Whether one package has a feature: `package_roles`, each with package_id and isEnabled (docs/SPECIFICATION.md,
 * section 3).
 */
const packageRoleSchema = z.object({ package_id: id, isEnabled: z.boolean() });

/** Further values of a feature by name, for example a limit per month. */
const featureData = z.record(
  z.string().check(z.minLength(1), z.maxLength(60)),
  z.nullable(z.union([z.string().check(z.maxLength(2000)), z.number(), z.boolean()])),
);

/** Something the members of a role may use, by package. */
export const featureSchema = z.object({
  id,
  role_id: id,
  name: z.string(),
  description: z.nullable(z.string()),
  data: featureData,
  /** One entry for every package of the role. */
  package_roles: z.array(packageRoleSchema),
  translations: z.optional(translations),
  created_at: timestamp,
  updated_at: timestamp,
});

export type Feature = z.infer<typeof featureSchema>;

export const featuresSchema = z.array(featureSchema);

/** What the members of a role may choose and pay. */
export const packageSchema = z.object({
  id,
  role_id: id,
  /** Name of the role, e.g. `latinas`. */
  role: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.nullable(z.string()),
  /** In minor units of `currency`; 0 for free. */
  price: z.number(),
  currency: z.string(),
  interval: z.enum(['month', 'year']),
  position: z.number(),
  /** Features that the package has, in their order. */
  feature_ids: z.array(id),
  translations: z.optional(translations),
  created_at: timestamp,
  updated_at: timestamp,
});

export type Package = z.infer<typeof packageSchema>;

export const packagesSchema = z.array(packageSchema);

/** A role as the back office of packages sees it. */
export const rolesWithPackagesSchema = z.object({
  data: z.array(
    z.object({
      id,
      name: z.string(),
      label: z.nullable(z.string()),
      /** People with an account who have the role now. */
      members_count: z.number(),
      packages_count: z.number(),
      features_count: z.number(),
    }),
  ),
});

export type RoleWithPackages = z.infer<typeof rolesWithPackagesSchema>['data'][number];

/** A package with what it costs under the coupon asked for; without a coupon, or when it does not apply, the price. */
export const pricedPackageSchema = z.extend(packageSchema, { discounted_price: z.number() });

export const pricedPackagesSchema = z.array(pricedPackageSchema);

export type PricedPackage = z.infer<typeof pricedPackageSchema>;

/** Which payments a coupon reduces: the first one, those of some months, or all. */
export const couponDurations = ['once', 'repeating', 'forever'] as const;

/** What a valid coupon gives. Exactly one of `percent` and `amount` (minor units) is set. */
export const couponSchema = z.object({
  code: z.string(),
  percent: z.nullable(z.number()),
  amount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  duration: z.enum(couponDurations),
  /** Of a `repeating` coupon, counted from its use. */
  duration_months: z.nullable(z.number()),
  expires_at: z.nullable(timestamp),
  /** The only role it is for; null for all. */
  role_id: z.nullable(id),
});

export type Coupon = z.infer<typeof couponSchema>;

/** Why a coupon gives nothing; `details.reason` of the error answer. */
export type CouponFault =
  | 'UNKNOWN'
  | 'EXPIRED'
  | 'USED_UP'
  | 'NOT_FOR_PLAN'
  | 'NOT_FOR_ROLE'
  | 'ALREADY_USED_BY_YOU'
  | 'MIN_AMOUNT'
  | 'CURRENCY';

const language = z.optional(z.enum(['en', 'es', 'pt']));

/** Query of features and packages of one role; without a role, those of all. */
export const roleQuerySchema = z.object({ role_id: z.optional(idInput), lang: language });
export const couponQuerySchema = z.object({
  coupon: z.optional(z.string().check(z.maxLength(60))),
  role_id: z.optional(idInput),
  lang: language,
});

/** A yes or no as forms and JSON send it. */
const flag = z.pipe(
  z.transform((value: unknown) => {
    if (value === 'true' || value === '1' || value === 1) return true;
    return value === 'false' || value === '0' || value === 0 ? false : value;
  }),
  z.boolean(),
);

export const updateToggleSchema = z.object({ featureId: idInput, packageId: idInput, isEnabled: flag });

const packageRoles = z.optional(z.array(z.object({ package_id: idInput, isEnabled: flag })).check(z.maxLength(100)));

/** Body of createfeature. Packages that are not named do not have the feature. */
export const createFeatureSchema = z.object({
  role_id: idInput,
  name: line(120),
  description: optionalText(2000),
  data: z.optional(featureData),
  package_roles: packageRoles,
  translations,
});

/** Body of features/updatedata: what is sent is merged into the feature, `data` entry by entry; null removes an entry. */
export const updateFeatureSchema = z.object({
  name: z.optional(line(120)),
  description: optionalText(2000),
  data: z.optional(featureData),
  package_roles: packageRoles,
  translations,
});

/** Highest price, in minor units. */
export const priceCap = 100_000_000;

const price = requiredInteger(0, priceCap);

export const updatePackageSchema = z.object({ price });

/** Body of rolepackages/updateall: all of them are changed, or none. */
export const updateAllPackagesSchema = z.object({
  packages: z.array(z.object({ id: idInput, price })).check(z.minLength(1), z.maxLength(200)),
});
