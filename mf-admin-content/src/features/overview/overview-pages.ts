import type { PageDeclaration } from '@enlace/shared-contract/platform';

export const overviewPages: readonly PageDeclaration[] = [
  {
    name: 'admin-overview',
    path: '/admin',
    layout: 'admin',
    protected: true,
    allowed: ['admin'],
    title: { en: 'Overview', es: 'Resumen', pt: 'Visão geral' },
    nav: { label: { en: 'Overview', es: 'Resumen', pt: 'Visão geral' }, order: 10, place: 'main', icon: 'home' },
  },
];
