import type { RegistrationKind } from '@enlace/shared-contract';
import { defineFeature, type ScreenModule } from '@enlace/shared-data';

async function registration(kind: RegistrationKind): Promise<ScreenModule> {
  const { screens } = await import(/* webpackChunkName: "screen-registration" */ './registration.screen');
  return { screen: screens[kind] };
}

export const register = defineFeature({
  id: 'register',
  screens: {
    register: () => import(/* webpackChunkName: "screen-register" */ './register.screen'),
    'register-member': () => registration('member'),
    'register-latina': () => registration('latina'),
    'register-recruiter': () => registration('recruiter'),
    'register-ally': () => registration('ally'),
    'register-founder': () => registration('founder'),
    'register-investor': () => registration('investor'),
  },
});
