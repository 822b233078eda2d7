import {
  findPage,
  shellPages,
  type Page,
  type RegistryAnswer,
  type RegistryRemote,
  type ShellPage,
} from '@enlace/shared-contract';

/** What a path means right now. `guarded`: a page exists, but this session's registry does not show it. */
export type Route =
  | { readonly kind: 'shell'; readonly page: ShellPage }
  | {
      readonly kind: 'remote';
      readonly remote: RegistryRemote;
      readonly page: Page;
      readonly params: Record<string, string>;
    }
  | { readonly kind: 'guarded' }
  | { readonly kind: 'unknown' };

export function findRoute(answer: RegistryAnswer, pathname: string): Route {
  const own = findPage(shellPages, pathname);
  if (own !== null) return { kind: 'shell', page: own.page };
  const candidates = answer.remotes.flatMap((remote) =>
    remote.pages.map((page) => ({ path: page.path, page, remote })),
  );
  const found = findPage(candidates, pathname);
  const guarded = findPage(
    [
      ...candidates.map(({ path }) => ({ path, isOpen: true })),
      ...answer.guarded.map((path) => ({ path, isOpen: false })),
    ],
    pathname,
  );
  if (guarded !== null && !guarded.page.isOpen) return { kind: 'guarded' };
  if (found === null) return { kind: 'unknown' };
  return { kind: 'remote', remote: found.page.remote, page: found.page.page, params: found.params };
}
