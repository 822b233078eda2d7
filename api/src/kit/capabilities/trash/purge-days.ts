import type { ApiEnv } from '../../../infrastructure/env/env';
import type { MountedResource } from '../../core/table/resource-options';

/**
 * Days that a row stays in the trash before it is deleted for good; null when it stays until a user deletes it: accounts,
 * resources without this call, and everything with TRASH_DAYS=0.
 */
export function purgeDaysOf({ resource, options }: MountedResource, env: Pick<ApiEnv, 'trashDays'>): number | null {
  if (options.purgeDays !== undefined) return options.purgeDays;
  const isPurged = resource.wire.hardRemove !== undefined && options.isPersonal !== true && env.trashDays > 0;
  return isPurged ? env.trashDays : null;
}
