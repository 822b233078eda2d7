import { userSchema, viewAsCalls, type User } from '@enlace/shared-contract';

/** A look at the site as somebody else sees it, for this tab alone. */
export interface Viewing {
  readonly accessToken: string;
  /** Whom this tab shows. */
  readonly user: User;
  /** When it ends, ISO 8601. */
  readonly until: string;
  /** Path to come back to. */
  readonly back: string;
}

const key = 'enlace.viewing';

/** What this tab looks as; null for oneself, and once its time is over. */
export function readViewing(): Viewing | null {
  try {
    const text = globalThis.sessionStorage.getItem(key);
    if (text === null) return null;
    const held: unknown = JSON.parse(text);
    if (typeof held !== 'object' || held === null) return null;
    const { accessToken, user, until, back } = held as Partial<Record<keyof Viewing, unknown>>;
    const parsed = userSchema.safeParse(user);
    if (typeof accessToken !== 'string' || typeof until !== 'string' || !parsed.success) return null;
    // Only a path of ours: what lies in a browser's storage leads nowhere else.
    const way = typeof back === 'string' && /^\/(?!\/)/.test(back) ? back : '/';
    return Date.parse(until) > Date.now() ? { accessToken, user: parsed.data, until, back: way } : null;
  } catch {
    return null;
  }
}

const go = (path: string): void => location.assign(path);

/** Begins a look; the page is loaded anew, so that nothing of one's own is left in it. */
export function startViewing(viewing: Viewing, leave = go): void {
  globalThis.sessionStorage.setItem(key, JSON.stringify(viewing));
  leave('/');
}

/** Ends a look here and comes back to where it was begun, as oneself. */
export function leaveViewing(leave = go): void {
  const back = readViewing()?.back ?? '/';
  forgetViewing();
  leave(back);
}

/** Ends a look on the server too, and then here, whatever the server answers. */
export async function endViewing(apiBase: string, leave = go): Promise<void> {
  const viewing = readViewing();
  if (viewing !== null) {
    const headers = { authorization: `Bearer ${viewing.accessToken}` };
    await fetch(`${apiBase}${viewAsCalls.endViewAs.path}`, { method: 'POST', headers, keepalive: true }).catch(
      () => undefined,
    );
  }
  leaveViewing(leave);
}

/** Forgets what this tab looks as. */
export function forgetViewing(): void {
  try {
    globalThis.sessionStorage.removeItem(key);
  } catch {
    // Without a storage there was no look either.
  }
}
