import {
  couponSchema,
  featuresSchema,
  packageCalls,
  packagesSchema,
  pricedPackagesSchema,
} from '@enlace/shared-contract/packages';
import { bodyOf, createCalls, dataOf, defineCall } from '@enlace/shared-data';
import * as z from 'zod/mini';

interface InLanguage {
  readonly lang: string;
}

const pricedListSchema = z.object({
  data: pricedPackagesSchema,
  meta: z.object({ coupon: z.nullable(couponSchema) }),
});

/** Plans of all roles, their features, and their prices with a coupon. */
export const plans = createCalls('public/plans', {
  packages: defineCall({
    client: 'public',
    request: ({ lang }: InLanguage) => ({ call: packageCalls.getRolePackages, query: { lang } }),
    read: dataOf(packagesSchema),
  }),
  features: defineCall({
    client: 'public',
    request: ({ lang }: InLanguage) => ({ call: packageCalls.listPlanFeatures, query: { lang } }),
    read: dataOf(featuresSchema),
  }),
  priced: defineCall({
    client: 'public',
    request: ({ lang, coupon }: InLanguage & { readonly coupon: string }) => ({
      call: packageCalls.listAllPackages,
      query: { lang, coupon },
    }),
    read: bodyOf(pricedListSchema),
  }),
});
