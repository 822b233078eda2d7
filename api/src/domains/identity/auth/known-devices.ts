import { randomBytes } from 'node:crypto';

import { deriveKey, isSameSignature, keyedHash } from '../../../infrastructure/env/keys';
import { cookieAttributes, cookiePrefix, type CookieScope } from '../../../infrastructure/http/cookie-scope';
import { addressKey } from '../../../infrastructure/limits/address-key';

type Cookies = Readonly<Record<string, string>>;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

const lifetimeSeconds = 365 * 86_400;
/** Seconds after which a sign-in writes the cookie again. */
const renewalSeconds = 30 * 86_400;
/** Accounts of one browser that it remembers; a new one replaces the oldest. */
const mostAccounts = 5;
/** Id, time and signature. Other texts of a cookie are not written into the next one. */
const markPattern = /^[\w-]{16}\.[0-9a-z]{1,8}\.[\w-]{22}$/;

/**
 * Devices and networks that an account has used before: their password tries are counted apart from those of strangers,
 * who can therefore not lock the owner out. A device is known by a signed cookie, which names no account and is read at
 * sign-ins, refreshes and resets; it gives the right to try a password, and nothing else. Of a network only a keyed hash
 * is stored.
 */
export function createKnownDevices(secret: string, scope: CookieScope, now: () => number = Date.now) {
  const key = deriveKey(secret, 'known device');
  const name = `${cookiePrefix(scope)}enlace_device`;
  const seconds = () => Math.floor(now() / 1000);
  const sign = (userId: number, id: string, time: string): string =>
    keyedHash(key, String(userId), id, time).slice(0, 22);

  /** The age in seconds of a mark of this account; null for a mark of another account, and for one that has ended. */
  function ageOf(mark: string, userId: number): number | null {
    const [id = '', time = '', signature = ''] = mark.split('.');
    if (!isSameSignature(signature, sign(userId, id, time))) return null;
    const age = seconds() - Number.parseInt(time, 36);
    return age <= lifetimeSeconds ? age : null;
  }

  const marksOf = (cookies: Cookies): readonly string[] =>
    (cookies[name] ?? '').split('~', mostAccounts).filter((mark) => markPattern.test(mark));

  return {
    /** Whether the browser can be a known device of an account. */
    hasMarks: (cookies: Cookies): boolean => marksOf(cookies).length > 0,

    /** The id of a device that the account has used before; null for another device. */
    findDevice(cookies: Cookies, userId: number): string | null {
      const mark = marksOf(cookies).find((text) => ageOf(text, userId) !== null);
      return mark?.split('.')[0] ?? null;
    },

    /** The cookie for a browser that has proved to be the owner's; empty while its present cookie is new enough. */
    cookiesFor(cookies: Cookies, userId: number): readonly string[] {
      const marks = marksOf(cookies);
      const presentMark = marks.find((text) => ageOf(text, userId) !== null);
      if (presentMark !== undefined && (ageOf(presentMark, userId) ?? renewalSeconds) < renewalSeconds) return [];
      const id = presentMark?.split('.')[0] ?? randomBytes(12).toString('base64url');
      const time = seconds().toString(36);
      const otherMarks = marks.filter((text) => text !== presentMark);
      const value = [`${id}.${time}.${sign(userId, id, time)}`, ...otherMarks].slice(0, mostAccounts).join('~');
      return [`${name}=${value}; Max-Age=${lifetimeSeconds}; Path=/; ${cookieAttributes(scope)}`];
    },

    /** The stored form of a network of one account: networks of two accounts cannot be compared. */
    hashNetwork: (userId: number, ip: string): string =>
      keyedHash(key, 'network', String(userId), addressKey(ip)).slice(0, 22),
  };
}
