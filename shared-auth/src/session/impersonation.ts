import { userSchema, type User } from '@enlace/shared-contract/identity';

/** An impersonation of another user, in this tab only. */
export interface Impersonation {
  readonly accessToken: string;
  /** The impersonated user. */
  readonly user: User;
  /** End of the impersonation, ISO 8601. */
  readonly until: string;
  /** Path to return to. */
  readonly back: string;
}

const key = 'enlace.viewing';

/** The impersonation of this tab; null without one, and after its end. */
export function readImpersonation(): Impersonation | null {
  try {
    const text = globalThis.sessionStorage.getItem(key);
    if (text === null) return null;
    const storedValue: unknown = JSON.parse(text);
    if (typeof storedValue !== 'object' || storedValue === null) return null;
    const { accessToken, user, until, back } = storedValue as Partial<Record<keyof Impersonation, unknown>>;
    const parsed = userSchema.safeParse(user);
    if (typeof accessToken !== 'string' || typeof until !== 'string' || !parsed.success) return null;
    // Only a path of this site: data in a browser's storage must not lead to another site.
    const way = typeof back === 'string' && /^\/(?!\/)/.test(back) ? back : '/';
    return Date.parse(until) > Date.now() ? { accessToken, user: parsed.data, until, back: way } : null;
  } catch {
    return null;
  }
}

const go = (path: string): void => location.assign(path);

/** Starts an impersonation. Loads the page again, so that no data of the admin remains in it. */
export function startImpersonation(impersonation: Impersonation, leave = go): void {
  globalThis.sessionStorage.setItem(key, JSON.stringify(impersonation));
  leave('/');
}

/** Ends the impersonation in this tab and returns to its start page. */
export function leaveImpersonation(leave = go): void {
  const back = readImpersonation()?.back ?? '/';
  forgetImpersonation();
  leave(back);
}

/** Removes the stored impersonation. */
export function forgetImpersonation(): void {
  try {
    globalThis.sessionStorage.removeItem(key);
  } catch {
    // Without a storage, there was no impersonation.
  }
}
