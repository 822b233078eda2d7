import { featuresSchema, packageCalls, packagesSchema, pricedPackagesSchema } from '@enlace/shared-contract/packages';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

interface InLanguage {
  readonly lang: string;
}

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
    read: dataOf(pricedPackagesSchema),
  }),
});
