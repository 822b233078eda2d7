import type { AuthContext } from '../auth-context';
import { refreshCookieName } from '../refresh-cookie';

/** Ends all login sessions that belong to the bearer token, the refresh cookie or the session cookie of a request. */
export async function signOut(
  auth: AuthContext,
  authorization: string,
  cookies: Readonly<Record<string, string>>,
): Promise<void> {
  const refresh = cookies[refreshCookieName(auth.cookieScope)];
  const [byBearer, byRefresh, bySession] = await Promise.all([
    auth.accessTokens.readExpired(authorization.replace(/^bearer +/i, '')),
    refresh === undefined ? null : auth.signIns.peek(refresh),
    auth.sessions.read(cookies),
  ]);
  const signInIds = new Set([byBearer?.signInId, byRefresh?.id, bySession?.signInId]);
  for (const id of signInIds) if (id !== undefined) await auth.signIns.end(id, 'signed-out');
}
