import { inFooter, type PageDeclaration } from '@enlace/shared-contract/platform';

export const searchPages: readonly PageDeclaration[] = [
  {
    name: 'search',
    path: '/search',
    layout: 'public',
    search: ['q', 'kinds', 'sort', 'page'],
    title: { en: 'Search', es: 'Buscar', pt: 'Buscar' },
    noindex: true,
    nav: { label: { en: 'Search', es: 'Buscar', pt: 'Buscar' }, ...inFooter('community', 90) },
  },
];
