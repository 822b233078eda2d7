import { dashboardCalls, openedShareSchema } from '@enlace/shared-contract/dashboards';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

/** The view behind a link; the API checks the rights of each reader. */
export const sharedFigures = createCalls('public/shared-figures', {
  open: defineCall({
    client: 'authenticated',
    request: ({ token }: { readonly token: string }) => ({ call: dashboardCalls.openShare, params: { token } }),
    read: dataOf(openedShareSchema.shape.data),
  }),
});
