import type { PageDeclaration } from '@enlace/shared-contract/platform';
import { talentNotesCalls } from '@enlace/shared-contract/talent-pool';

const { access } = talentNotesCalls.listFollowUps;

export const followUpsPages: readonly PageDeclaration[] = [
  {
    name: 'follow-ups',
    path: '/dashboards/follow-ups',
    layout: 'dashboard',
    protected: true,
    allowed: access.kind === 'roles' ? [...access.roles, access.permission] : ['admin'],
    title: { en: 'Follow-ups', es: 'Seguimientos', pt: 'Acompanhamentos' },
    nav: {
      label: { en: 'Follow-ups', es: 'Seguimientos', pt: 'Acompanhamentos' },
      order: 53,
      place: 'main',
      also: ['account'],
      icon: 'calendar',
    },
  },
];
