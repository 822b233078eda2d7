import type { PageDeclaration } from '@enlace/shared-contract/platform';

export const payPages: readonly PageDeclaration[] = [
  {
    name: 'pay',
    path: '/pay/:token',
    layout: 'public',
    title: { en: 'Pay with another card', es: 'Paga con otra tarjeta', pt: 'Pague com outro cartão' },
    noindex: true,
    search: [],
  },
];
