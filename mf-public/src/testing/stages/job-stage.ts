import type { Viewer } from '@enlace/shared-contract/access';
import { applicationCalls } from '@enlace/shared-contract/recruiting';
import type { EntityOf } from '@enlace/shared-contract/resources';
import type { jobs } from '@enlace/shared-contract/work';
import { buildJob, createFakeApi, renderRemote } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

interface JobStageOptions {
  readonly locale?: 'en' | 'es' | 'pt';
  readonly viewer?: Viewer | null;
  /** Applications of the viewer. */
  readonly applications?: readonly { job_id: number; application_id: number | null; applied_at: string }[];
}

export function open(
  values: Partial<EntityOf<typeof jobs>> = {},
  { locale = 'en', viewer = null, applications = [] }: JobStageOptions = {},
) {
  const api = createFakeApi({ jobs: [buildJob({ id: 1, title: 'Ingeniera de datos', ...values })] });
  let storedApplications = applications;
  api.answer(applicationCalls.listAppliedJobs, () => ({ data: storedApplications }));
  api.answer(applicationCalls.markAppliedElsewhere, ({ params }) => {
    const application = { job_id: Number(params['id']), application_id: null, applied_at: new Date().toISOString() };
    storedApplications = [...storedApplications, application];
    return { data: null };
  });
  return renderRemote(remote, pages, '/jobs/ingeniera-de-datos', { api, locale, viewer });
}
