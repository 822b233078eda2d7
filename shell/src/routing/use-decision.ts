import {
  decideAccess,
  isActorChecked,
  selectAuth,
  selectViewer,
  useSession,
  type Access,
  type AuthState,
} from '@enlace/shared-auth';
import type { Page } from '@enlace/shared-contract/platform';
import { useLocation, useSelector } from '@enlace/shared-platform';
import { useMemo } from 'react';

import { useExternalStore } from '../lifecycle/external-store';
import { useServices } from '../services';
import { findRoute, type Route } from './find-route';
import { navigationOf } from './navigation';

type AskedPage = Pick<Page, 'protected' | 'allowed'>;

/** Access rule of a page that only other viewers may see: a session. */
const anyGuarded: AskedPage = { protected: true, allowed: [] };

/** The content for the address: a page, or the guard's decision. */
export type Decision =
  | Extract<Route, { readonly kind: 'shell' | 'remote' | 'unknown' }>
  | { readonly kind: 'validating' }
  | { readonly kind: 'login'; readonly callback: string }
  /** The entrance of the back office, for a viewer whose only pages are behind it. */
  | { readonly kind: 'office'; readonly path: string }
  | { readonly kind: 'home' };

/** The entrance of the back office: its page is for administrators, other viewers come to their first page. */
const officePath = '/admin';
const officePages = { place: 'main', layouts: ['admin'] } as const;

/** The guard: first the route, then the viewer's access (docs/SPECIFICATION.md, sections 2 and 6). */
export function useDecision(): Decision {
  const { registry, boot } = useServices();
  const { answer, viewerId, outdatedOn } = useExternalStore(registry);
  const { pathname: currentPath, search } = useLocation();
  // The document of the next page is loading; the old page stays until then.
  const pathname = outdatedOn ?? currentPath;
  const auth = useSelector(selectAuth);
  const viewer = useSelector(selectViewer);
  // The document that a service worker keeps is for one page. It has only encrypted data, and the API checks each call.
  // The page stays when the network is back and the session has ended: the scans of the device wait in it.
  const isOffline = pathname === boot.offline;
  const route = useMemo(
    () => findRoute(isOffline ? boot.registry : answer, pathname),
    [answer, boot, isOffline, pathname],
  );

  const { status } = useSession();
  if (route.kind === 'shell' || route.kind === 'unknown' || (isOffline && route.kind === 'remote')) return route;
  const access = accessTo(route.kind === 'guarded' ? anyGuarded : route.page, auth, `${pathname}${search}`);
  // The cookies can still contain a session: it is exchanged for a token before the guard decides.
  if (access.kind === 'login' && status === 'loading') return { kind: 'validating' };
  if (route.kind === 'guarded') {
    if (access.kind === 'login') return access;
    // Signed in, but not in the registry: the right is missing, unless the answer is still the visitor's.
    const isStale = viewer?.id !== viewerId;
    if (access.kind === 'validating' || isStale) return { kind: 'validating' };
    const ownPage = pathname === officePath ? navigationOf(answer, viewer, 'en', officePages)[0] : undefined;
    return ownPage === undefined ? { kind: 'home' } : { kind: 'office', path: ownPage.path };
  }
  return access.kind === 'allowed' ? route : access;
}

function accessTo(page: AskedPage, auth: AuthState, path: string): Access {
  const now = Date.now();
  return decideAccess({ page, auth, now, path, isActorChecked: isActorChecked(auth, now) });
}
