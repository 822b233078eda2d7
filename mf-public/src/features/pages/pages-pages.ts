import type { PageDeclaration } from '@enlace/shared-contract/platform';

export const contentPagesPages: readonly PageDeclaration[] = [
  {
    name: 'content-page',
    path: '/pages/:slug',
    layout: 'public',
    title: { en: 'Page', es: 'Página', pt: 'Página' },
    record: 'pages',
  },
];
