import type { ApiModule, Contributions, ModuleContext } from '../kit/core/module/define-module';
import type { MountedResource } from '../kit/core/table/resource-options';

/** What each module gets of the others. */
export function moduleContext(modules: readonly ApiModule[], resources: readonly MountedResource[]): ModuleContext {
  return {
    resources,
    auditLabels: modules.map(({ auditLabels }) => auditLabels),
    contributionsOf: <N extends keyof Contributions>(name: N) =>
      modules.flatMap(({ contributes: { [name]: contribution } }) =>
        contribution === undefined ? [] : [contribution],
      ) as readonly Contributions[N][],
  };
}
