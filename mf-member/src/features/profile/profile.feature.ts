import { defineFeature } from '@enlace/shared-data';

export const profileFeature = defineFeature({
  id: 'profile',
  slices: [],
  pages: [
    {
      name: 'profile',
      path: '/my/profile',
      layout: 'dashboard',
      protected: true,
      title: { en: 'My profile', es: 'Mi perfil', pt: 'Meu perfil' },
      nav: { label: { en: 'Profile', es: 'Perfil', pt: 'Perfil' }, order: 11, place: 'account', icon: 'user' },
      screen: () => import(/* webpackChunkName: "screen-profile" */ './profile.screen'),
    },
  ],
});
