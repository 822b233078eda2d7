import type { PageDeclaration } from '@enlace/shared-contract/platform';
import { talentPoolCalls } from '@enlace/shared-contract/talent-pool';

const { access } = talentPoolCalls.listTalentPool;
const allowed = access.kind === 'roles' ? [...access.roles, access.permission] : ['admin'];

export const talentPoolPages: readonly PageDeclaration[] = [
  {
    name: 'talent-pool',
    path: '/dashboards/talent-pool',
    layout: 'dashboard',
    protected: true,
    allowed,
    title: { en: 'Talent pool', es: 'Bolsa de talento', pt: 'Banco de talentos' },
    nav: {
      label: { en: 'Find talent', es: 'Buscar talento', pt: 'Buscar talentos' },
      order: 52,
      place: 'main',
      also: ['account'],
      icon: 'users',
    },
  },
  {
    name: 'pool-member',
    path: '/dashboards/talent-pool/:id',
    layout: 'dashboard',
    protected: true,
    allowed,
    title: {
      en: 'Member of the talent pool',
      es: 'Perfil de la bolsa de talento',
      pt: 'Perfil do banco de talentos',
    },
  },
];
