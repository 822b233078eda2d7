import { definePages } from '@enlace/shared-contract';

export const pages = definePages([
  {
    name: 'profile',
    path: '/my',
    layout: 'dashboard',
    protected: true,
    allowed: [],
    title: { en: 'My profile', es: 'Mi perfil', pt: 'Meu perfil' },
    nav: {
      label: { en: 'My profile', es: 'Mi perfil', pt: 'Meu perfil' },
      order: 10,
      place: 'account',
      also: ['main'],
      icon: 'user',
    },
  },
]);

/** Slice paths of this remote. */
export const slices = ['member/profile', 'member/events'];
