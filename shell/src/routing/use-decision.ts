import {
  decideAccess,
  isActorChecked,
  selectAuth,
  selectViewer,
  useSession,
  type Access,
  type AuthState,
} from '@enlace/shared-auth';
import type { Page } from '@enlace/shared-contract';
import { useLocation, useSelector } from '@enlace/shared-platform';
import { useMemo } from 'react';

import { useExternalStore } from '../lifecycle/external-store';
import { useServices } from '../services';
import { findRoute, type Route } from './find-route';

type AskedPage = Pick<Page, 'protected' | 'allowed'>;

/** What a page that exists for others only asks of everybody: to be signed in. */
const anyGuarded: AskedPage = { protected: true, allowed: [] };

/** What is shown for the address: a page, or what the guard says instead. */
export type Decision =
  | Extract<Route, { readonly kind: 'shell' | 'remote' | 'unknown' }>
  | { readonly kind: 'validating' }
  | { readonly kind: 'login'; readonly callback: string }
  | { readonly kind: 'home' };

/** The guard (SPEC §2, §6): route first, then whether this person may see it. */
export function useDecision(): Decision {
  const { registry } = useServices();
  const { answer, viewerId } = useExternalStore(registry);
  const { pathname, search } = useLocation();
  const auth = useSelector(selectAuth);
  const viewer = useSelector(selectViewer);
  const route = useMemo(() => findRoute(answer, pathname), [answer, pathname]);

  const { status } = useSession();
  if (route.kind === 'shell' || route.kind === 'unknown') return route;
  const access = accessTo(route.kind === 'guarded' ? anyGuarded : route.page, auth, `${pathname}${search}`);
  // The cookies may still say somebody is there: the session is exchanged for a token before anybody is sent away.
  if (access.kind === 'login' && status === 'loading') return { kind: 'validating' };
  if (route.kind === 'guarded') {
    if (access.kind === 'login') return access;
    // Signed in, but the registry does not show it: lacking the right, unless the answer is still the visitor's.
    const isStale = viewer?.id !== viewerId;
    return access.kind === 'validating' || isStale ? { kind: 'validating' } : { kind: 'home' };
  }
  return access.kind === 'allowed' ? route : access;
}

function accessTo(page: AskedPage, auth: AuthState, path: string): Access {
  const now = Date.now();
  return decideAccess({ page, auth, now, path, isActorChecked: isActorChecked(auth, now) });
}
