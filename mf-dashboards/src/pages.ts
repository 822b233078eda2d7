import { definePages } from '@enlace/shared-contract/platform';

import { candidatesPages } from './features/candidates/candidates-pages';
import { followUpsPages } from './features/follow-ups/follow-ups-pages';
import { historyPages } from './features/history/history-pages';
import { talentPoolPages } from './features/talent-pool/talent-pool-pages';

export const pages = definePages([
  {
    name: 'members',
    path: '/dashboards',
    layout: 'dashboard',
    protected: true,
    allowed: ['recruiters', 'admin'],
    title: { en: 'Members in figures', es: 'Integrantes en cifras', pt: 'Participantes em números' },
    nav: {
      label: { en: 'Figures', es: 'Cifras', pt: 'Números' },
      order: 50,
      place: 'main',
      also: ['account'],
      icon: 'chart',
    },
  },
  ...candidatesPages,
  ...talentPoolPages,
  ...followUpsPages,
  ...historyPages,
]);

/** Slice paths of this remote. */
export const slices = ['dashboards/members'];
