import { definePages } from '@enlace/shared-contract';

export const pages = definePages([
  {
    name: 'profile',
    path: '/my',
    layout: 'dashboard',
    protected: true,
    allowed: [],
    title: { en: 'My page', es: 'Mi página', pt: 'Minha página' },
    nav: {
      label: { en: 'My page', es: 'Mi página', pt: 'Minha página' },
      order: 10,
      place: 'account',
      also: ['main'],
      icon: 'home',
    },
  },
]);

/** Slice paths of this remote. */
export const slices = ['member/profile', 'member/events'];
