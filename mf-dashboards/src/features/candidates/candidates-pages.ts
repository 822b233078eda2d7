import type { Access } from '@enlace/shared-contract/access';
import type { PageDeclaration } from '@enlace/shared-contract/platform';
import { candidateCalls, candidateStageCalls } from '@enlace/shared-contract/recruiting';

const namesOf = ({ access }: { readonly access: Access }): string[] =>
  access.kind === 'roles' ? [...access.roles, access.permission] : ['admin'];
const allowed = namesOf(candidateCalls.listCandidates);

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
    name: 'candidate-settings',
    path: '/dashboards/candidates/settings',
    layout: 'dashboard',
    protected: true,
    allowed: namesOf(candidateStageCalls.saveCandidateStages),
    title: { en: 'Stages and messages', es: 'Etapas y mensajes', pt: 'Etapas e mensagens' },
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
