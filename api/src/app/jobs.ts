import type { ApiDeps } from '../infrastructure/env/deps';
import type { JobRunner } from '../infrastructure/jobs/define-job';
import type { MountedResource } from '../kit/core/table/resource-options';
import { moduleContext } from './module-context';
import { modules } from './modules';

/** All jobs of the API. */
export function allJobs(deps: ApiDeps, resources: readonly MountedResource[]): readonly JobRunner[] {
  const context = moduleContext(resources);
  return modules.flatMap(({ jobs }) => jobs.flatMap((runners) => runners(deps, context)));
}
