import {
  findPage,
  shellPages,
  type Page,
  type RegistryAnswer,
  type RegistryRemote,
  type ShellPage,
} from '@enlace/shared-contract/platform';

/** The page of a path now. `guarded`: the page exists, but this session's registry does not contain it. */
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
  const shellMatch = findPage(shellPages, pathname);
  if (shellMatch !== null) return { kind: 'shell', page: shellMatch.page };
  const candidates = answer.remotes.flatMap((remote) =>
    remote.pages.map((page) => ({ path: page.path, page, remote })),
  );
  const match = findPage(candidates, pathname);
  const guardedMatch = findPage(
    [
      ...candidates.map(({ path }) => ({ path, isOpen: true })),
      ...answer.guarded.map((path) => ({ path, isOpen: false })),
    ],
    pathname,
  );
  if (guardedMatch !== null && !guardedMatch.page.isOpen) return { kind: 'guarded' };
  if (match === null) return { kind: 'unknown' };
  return { kind: 'remote', remote: match.page.remote, page: match.page.page, params: match.params };
}
