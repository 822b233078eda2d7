import type { Page, RegistryAnswer, RegistryRemote } from '@enlace/shared-contract/platform';

/**
 * The answer for a tab that runs some releases already: pages and files of the loaded release, rights and switches of
 * the new answer. `isOutdated`: another release is live, and the tab gets it by loading the document.
 */
export function keepLoaded(
  latest: RegistryAnswer,
  loadedRemotes: ReadonlyMap<string, RegistryRemote>,
  isSameViewer: boolean,
): { readonly answer: RegistryAnswer; readonly isOutdated: boolean } {
  let isOutdated = false;
  const guardedPaths = [...latest.guarded];
  const remotes = latest.remotes.map((remote) => {
    const loadedRemote = loadedRemotes.get(remote.id);
    if (loadedRemote === undefined || loadedRemote.version === remote.version) return remote;
    isOutdated = true;
    const pages: Page[] = [];
    for (const page of loadedRemote.pages) {
      const now = remote.pages.find(({ name }) => name === page.name);
      if (now !== undefined) pages.push({ ...page, protected: now.protected, allowed: now.allowed });
      // The page of an unchanged viewer stays, although the next release lacks it: it can contain input.
      else if (isSameViewer || !page.protected) pages.push(page);
      else guardedPaths.push(page.path);
    }
    return { ...loadedRemote, pages, enabled: remote.enabled, disabledReason: remote.disabledReason };
  });
  return isOutdated
    ? { answer: { ...latest, remotes, guarded: guardedPaths }, isOutdated }
    : { answer: latest, isOutdated };
}
