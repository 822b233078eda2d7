import type { BodyKind } from '@enlace/shared-contract/calls';

import type { BodyLimits } from './bodies';

/** Calls with a few short texts: sign-in, its second step, registration, proofs of an address, lost tickets. */
const shortPaths = [
  /^\/api\/(login|refresh|verifyEmail|forgotPassword|resetPassword|addregister\w*)$/,
  /^\/api\/auth(\/|$)/,
  /^\/api\/v2\/(resendVerification|undoemailchange|second_(step|factor)(\/.*)?)$/,
  /^\/api\/v2\/(attendee-tickets\/lost|ticket-email|views)$/,
];
/** Calls whose JSON holds whole lists or texts of editors. */
const longPaths = [/^\/api\/v2\/imports\//, /^\/api\/v2\/courses\/:id\/outline$/, /^\/api\/v2\/[\w-]+\/bulk$/];
/** Kinds of bodies of the records that editors write. */
const longKinds: readonly (BodyKind | undefined)[] = ['multipart', 'form', 'smart'];

/**
 * Bytes of all texts in the body of a call, in whichever encoding: the one table of them. Files are counted apart.
 * @param url path of the route, with parameters as `:name`
 */
export function bodySizeOf(url: string, kind: BodyKind | undefined, limits: BodyLimits): number {
  const path = url.replace(/^\/back/, '');
  if (kind === 'none' || shortPaths.some((pattern) => pattern.test(path))) return limits.short;
  return longKinds.includes(kind) || longPaths.some((pattern) => pattern.test(path)) ? limits.text : limits.json;
}
