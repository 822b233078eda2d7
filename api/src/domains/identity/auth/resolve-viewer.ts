import type { Viewer } from '@enlace/shared-contract/access';
import type { IncomingHttpHeaders } from 'node:http';

import { lacksFactor } from '../second-factor/factors.repository';
import { withoutRights } from '../second-factor/enrolment-calls';
import type { AuthContext } from './auth-context';
import { readBearer } from './bearer';
import { parseCookies } from '../../../infrastructure/http/cookies';
import { refreshCookieName } from './refresh-cookie';
import { findViewer } from './viewer.repository';

/**
 * The viewer of the bearer token or of the cookies of a request. Cookies count only here, for the content of a page.
 * Calls that read or change data need the bearer token, because another site cannot make a browser send it.
 */
export async function resolveViewer(auth: AuthContext, headers: IncomingHttpHeaders): Promise<Viewer | null> {
  const viewer = await findByRequest(auth, headers);
  return viewer !== null && (await lacksFactor(auth.db, auth.secondFactor, viewer.id)) ? withoutRights(viewer) : viewer;
}

async function findByRequest(auth: AuthContext, headers: IncomingHttpHeaders): Promise<Viewer | null> {
  if (headers.authorization !== undefined) return (await readBearer(auth, headers.authorization)).viewer;
  const cookies = parseCookies(headers.cookie);
  const claims = await auth.sessions.read(cookies);
  const bySession = claims === null ? null : await findViewer(auth.db, claims);
  if (bySession !== null) return bySession;
  const refresh = cookies[refreshCookieName(auth.cookieScope)];
  const signIn = refresh === undefined ? null : await auth.signIns.peek(refresh);
  return signIn === null
    ? null
    : findViewer(auth.db, { userId: signIn.userId, signInId: signIn.id, sessionVersion: signIn.sessionVersion });
}
