import { isAllowed, type Viewer } from '@enlace/shared-contract/access';

/** Whether a viewer edits only jobs of the companies that the viewer recruits for. */
export function hasOwnJobsOnly(viewer: Viewer | null): boolean {
  if (viewer === null || isAllowed(viewer, ['admin'])) return false;
  return viewer.roles.includes('recruiters') && !viewer.permissions.includes('jobs.edit');
}

/** The filter of the companies that a viewer can choose for a job. */
export function findOwnOnly(viewer: Viewer | null): { readonly is_own: true } | undefined {
  return hasOwnJobsOnly(viewer) ? { is_own: true } : undefined;
}
