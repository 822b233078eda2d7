import { isAllowed, type Viewer } from '@enlace/shared-contract/access';
import type { Page, Release } from '@enlace/shared-contract/platform';

/** Whether this viewer may see a page. */
export function maySeePage(page: Page, viewer: Viewer | null): boolean {
  return !page.protected || isAllowed(viewer, page.allowed);
}

/**
 * Whether all viewers may load the files of a release: at least one of its pages is public. Otherwise only viewers
 * with access to one of its pages may.
 */
export function isPublic(release: Release): boolean {
  return release.remote.pages.some((page) => !page.protected);
}

export function maySeeFiles(release: Release, viewer: Viewer | null): boolean {
  return release.remote.pages.some((page) => maySeePage(page, viewer));
}
