import { isAllowed, type Viewer } from '@enlace/shared-contract/access';

/** Whether a viewer edits only jobs of the companies that the viewer recruits for. */
export function hasOwnJobsOnly(viewer: Viewer | null): boolean {
  if (viewer === null || isAllowed(viewer, ['admin'])) return false;
  return viewer.roles.includes('recruiters') && !viewer.permissions.includes('jobs.edit');
}
