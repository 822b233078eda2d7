import { dashboardCalls } from '@enlace/shared-contract/dashboards';
import type { PageDeclaration } from '@enlace/shared-contract/platform';

const { access } = dashboardCalls.listDatasets;
/** The page opens for leaders of a chapter, too; the API gives each viewer the own data sets. */
const allowed =
  access.kind === 'roles'
    ? [...access.roles, access.permission, ...(access.rows === undefined ? [] : [access.rows])]
    : ['admin'];

export const homePages: readonly PageDeclaration[] = [
  {
    name: 'figures',
    path: '/dashboards',
    layout: 'dashboard',
    protected: true,
    allowed,
    title: { en: 'The community in figures', es: 'La comunidad en cifras', pt: 'A comunidade em números' },
    nav: {
      label: { en: 'Figures', es: 'Cifras', pt: 'Números' },
      order: 50,
      place: 'main',
      also: ['account'],
      icon: 'chart',
    },
  },
];
