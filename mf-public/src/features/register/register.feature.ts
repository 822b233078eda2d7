import { defineFeature } from '@enlace/shared-data';

export const registration = defineFeature({
  id: 'register',
  screens: {
    register: () => import(/* webpackChunkName: "screen-register" */ './register.screen'),
    'register-member': () =>
      import(/* webpackChunkName: "screen-register-member" */ './screens/register-member.screen'),
    'register-latina': () =>
      import(/* webpackChunkName: "screen-register-latina" */ './screens/register-latina.screen'),
    'register-recruiter': () =>
      import(/* webpackChunkName: "screen-register-recruiter" */ './screens/register-recruiter.screen'),
    'register-ally': () => import(/* webpackChunkName: "screen-register-ally" */ './screens/register-ally.screen'),
    'register-founder': () =>
      import(/* webpackChunkName: "screen-register-founder" */ './screens/register-founder.screen'),
    'register-investor': () =>
      import(/* webpackChunkName: "screen-register-investor" */ './screens/register-investor.screen'),
  },
});
