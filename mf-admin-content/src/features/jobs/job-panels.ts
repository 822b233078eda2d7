import type { AdminPanel } from '@enlace/shared-admin';

/** The tabs of a job beside its form. */
export const jobPanels: readonly AdminPanel[] = [
  {
    name: 'publishing',
    load: () => import(/* webpackChunkName: "job-publishing" */ './publishing/publishing-panel'),
  },
  { name: 'questions', load: () => import(/* webpackChunkName: "job-questions" */ './questions/questions-panel') },
];
