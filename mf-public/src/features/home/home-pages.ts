import type { PageDeclaration } from '@enlace/shared-contract/platform';

export const homePages: readonly PageDeclaration[] = [
  {
    name: 'home',
    path: '/',
    layout: 'public',
    title: { en: 'Home', es: 'Inicio', pt: 'Início' },
  },
];
