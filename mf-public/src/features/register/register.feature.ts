import { defineFeature } from '@enlace/shared-data';

const kinds = ['member', 'latina', 'recruiter', 'ally', 'founder', 'investor'] as const;

export const registerFeature = defineFeature({
  id: 'register',
  screens: {
    register: () => import(/* webpackChunkName: "screen-register" */ './register.screen'),
    ...Object.fromEntries(
      kinds.map((kind) => [
        `register-${kind}`,
        async () => ({
          screen: (await import(/* webpackChunkName: "screen-registration" */ './screens')).screens[kind],
        }),
      ]),
    ),
  },
});
