import type { PageDeclaration } from '@enlace/shared-contract/platform';

export const ticketsPages: readonly PageDeclaration[] = [
  {
    name: 'checkout',
    path: '/events/:slug/checkout',
    layout: 'public',
    title: { en: 'Get your ticket', es: 'Consigue tu entrada', pt: 'Garanta seu ingresso' },
    noindex: true,
    search: [],
  },
  {
    name: 'ticket',
    path: '/t/:slug',
    layout: 'public',
    title: { en: 'Your ticket', es: 'Tu entrada', pt: 'Seu ingresso' },
    noindex: true,
    search: [],
  },
];
