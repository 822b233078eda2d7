import type { AuthCall } from '../auth-context';
import { refreshCookieName } from '../refresh-cookie';

/** Ends all login sessions that belong to the bearer token, the refresh cookie or the session cookie of a request. */
export async function signOut(call: AuthCall, authorization: string): Promise<void> {
  const { cookies } = call.caller;
  const refresh = cookies[refreshCookieName(call.cookieScope)];
  const [byBearer, byRefresh, bySession] = await Promise.all([
    call.accessTokens.readExpired(authorization.replace(/^bearer +/i, '')),
    refresh === undefined ? null : call.signIns.peek(refresh),
    call.sessions.read(cookies),
  ]);
  const signInIds = new Set([byBearer?.signInId, byRefresh?.id, bySession?.signInId]);
  for (const id of signInIds) if (id !== undefined) await call.signIns.end(id, 'signed-out');
}
