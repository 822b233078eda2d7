import type { PageDeclaration } from '@enlace/shared-contract/platform';
import { candidateCalls } from '@enlace/shared-contract/recruiting';

const { access } = candidateCalls.listCandidates;
const allowed = access.kind === 'roles' ? [...access.roles, access.permission] : ['admin'];

export const candidatesPages: readonly PageDeclaration[] = [
  {
    name: 'candidates',
    path: '/dashboards/candidates',
    layout: 'dashboard',
    protected: true,
    allowed,
    title: { en: 'Candidates', es: 'Candidaturas', pt: 'Candidaturas' },
    nav: {
      label: { en: 'Candidates', es: 'Candidaturas', pt: 'Candidaturas' },
      order: 51,
      place: 'main',
      also: ['account'],
      icon: 'briefcase',
    },
  },
  {
    name: 'candidate',
    path: '/dashboards/candidates/:id',
    layout: 'dashboard',
    protected: true,
    allowed,
    title: { en: 'Candidate', es: 'Candidatura', pt: 'Candidatura' },
  },
];
