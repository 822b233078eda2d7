import { isAllowed, type Page, type Release, type Viewer } from '@enlace/shared-contract';

/** Whether this viewer may see a page (SPEC §6). */
export function maySeePage(page: Page, viewer: Viewer | null): boolean {
  return !page.protected || isAllowed(viewer, page.allowed);
}

/**
 * Whether the files of a release are for everybody: at least one of its pages is. Files of the others go only to
 * viewers who may see one of its pages.
 */
export function isPublic(release: Release): boolean {
  return release.remote.pages.some((page) => !page.protected);
}

export function maySeeFiles(release: Release, viewer: Viewer | null): boolean {
  return release.remote.pages.some((page) => maySeePage(page, viewer));
}
