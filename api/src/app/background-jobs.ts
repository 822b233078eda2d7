import type { ApiDeps } from '../infrastructure/env/deps';
import type { JobRunner } from '../infrastructure/background-jobs/define-job';
import type { ApiModule } from '../kit/core/module/define-module';
import type { MountedResource } from '../kit/core/table/resource-options';
import { moduleContext } from './module-context';

/** The background jobs of all modules. */
export function allBackgroundJobs(
  deps: ApiDeps,
  modules: readonly ApiModule[],
  resources: readonly MountedResource[],
): readonly JobRunner[] {
  const context = moduleContext(modules, resources);
  return modules.flatMap(({ backgroundJobs }) => backgroundJobs.flatMap((runners) => runners(deps, context)));
}
