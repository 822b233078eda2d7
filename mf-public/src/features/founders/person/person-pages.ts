import type { PageDeclaration } from '@enlace/shared-contract/platform';

export const personPages: readonly PageDeclaration[] = [
  {
    name: 'person',
    path: '/people/:slug',
    layout: 'public',
    title: { en: 'Person', es: 'Persona', pt: 'Pessoa' },
    record: 'people',
  },
];
