import type { Page } from '@playwright/test';

/** Versions of a remote whose files a page has requested. */
export function followVersions(page: Page, id: string): Set<string> {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const version = new RegExp(`/remotes/${id}/([^/]+)/`).exec(request.url())?.[1];
    if (version) versions.add(version);
  });
  return versions;
}
