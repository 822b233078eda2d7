import type { PageDeclaration } from '@enlace/shared-contract';

export const homePages: readonly PageDeclaration[] = [
  {
    name: 'home',
    path: '/',
    layout: 'public',
    title: { en: 'Home', es: 'Inicio', pt: 'Início' },
  },
];
