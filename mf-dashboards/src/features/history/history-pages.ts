import type { PageDeclaration } from '@enlace/shared-contract/platform';
import { talentPoolCalls } from '@enlace/shared-contract/talent-pool';

const { access } = talentPoolCalls.listTracking;
const allowed = access.kind === 'roles' ? [...access.roles, access.permission] : ['admin'];

export const historyPages: readonly PageDeclaration[] = [
  {
    name: 'history',
    path: '/dashboards/history',
    layout: 'dashboard',
    protected: true,
    allowed,
    title: { en: 'Recruiting history', es: 'Historial de reclutamiento', pt: 'Histórico de recrutamento' },
    nav: {
      label: { en: 'Recruiting history', es: 'Historial de reclutamiento', pt: 'Histórico de recrutamento' },
      order: 54,
      place: 'main',
      also: ['account'],
      icon: 'clock',
    },
  },
];
