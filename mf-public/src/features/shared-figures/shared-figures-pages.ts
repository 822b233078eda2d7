import type { PageDeclaration } from '@enlace/shared-contract/platform';

/**
 * The link to a view of the dashboards. The page is here because a visitor who is signed out opens it, too; the files
 * of the dashboards are for signed-in users.
 */
export const sharedFiguresPages: readonly PageDeclaration[] = [
  {
    name: 'shared-figures',
    path: '/dashboards/shared/:token',
    layout: 'public',
    title: { en: 'Shared figures', es: 'Cifras compartidas', pt: 'Números compartilhados' },
    noindex: true,
    search: [],
  },
];
