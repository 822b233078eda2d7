import { AppError } from '@enlace/shared-contract/errors';
import { errors, jwtVerify, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';

import { deriveKey } from '../../../infrastructure/env/keys';
import { accessTokenSeconds } from './lifetimes';

/** Characters. Our tokens have about 450; the limit prevents that a caller makes us hash megabytes. */
const longestToken = 2048;
const issuer = 'enlace';
const audience = 'enlace-api';
const type = 'at+jwt';

export interface AccessClaims {
  readonly userId: number;
  /** The login session of this token; the token ends with it. */
  readonly signInId: string;
  readonly sessionVersion: number;
  /** Id of the impersonation that this token is for; it may only read. */
  readonly impersonationId?: string;
}

const payloadSchema = z.object({
  sub: z.string().regex(/^[1-9]\d{0,15}$/),
  sid: z.uuid(),
  sv: z.int(),
  view: z.optional(z.uuid()),
});

export interface AccessTokens {
  /** Signs a token. `lifetime` is in seconds; the default is `accessTokenSeconds`. */
  issue(claims: AccessClaims, lifetime?: number): Promise<string>;
  /** Throws UNAUTHENTICATED. Throws TOKEN_EXPIRED, with the claims as details, when only the time is over. */
  verify(token: string): Promise<AccessClaims>;
  /** Claims of an authentic token of any age, for signing out; null for other tokens. */
  readExpired(token: string): Promise<AccessClaims | null>;
}

export function createAccessTokens(secret: string, now: () => Date = () => new Date()): AccessTokens {
  const key = deriveKey(secret, 'access token');

  async function read(token: string, options: { currentDate: Date; clockTolerance: number }): Promise<AccessClaims> {
    if (token.length > longestToken) throw new AppError('UNAUTHENTICATED', { message: 'access token too long' });
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer,
      audience,
      typ: type,
      requiredClaims: ['exp', 'iat', 'nbf', 'jti'],
      ...options,
    });
    const { sub, sid, sv, view: impersonationId } = payloadSchema.parse(payload);
    const claims = { userId: Number(sub), signInId: sid, sessionVersion: sv };
    return impersonationId === undefined ? claims : { ...claims, impersonationId: impersonationId };
  }

  return {
    issue: (claims, lifetime = accessTokenSeconds) => {
      const seconds = Math.floor(now().getTime() / 1000);
      return new SignJWT({
        sid: claims.signInId,
        sv: claims.sessionVersion,
        ...(claims.impersonationId === undefined ? {} : { view: claims.impersonationId }),
      })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setSubject(String(claims.userId))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setNotBefore(seconds)
        .setExpirationTime(seconds + lifetime)
        .setJti(randomUUID())
        .sign(key);
    },
    verify: async (token) => {
      try {
        return await read(token, { currentDate: now(), clockTolerance: 5 });
      } catch (cause) {
        const isExpired = cause instanceof errors.JWTExpired;
        throw new AppError(isExpired ? 'TOKEN_EXPIRED' : 'UNAUTHENTICATED', { message: 'access token refused', cause });
      }
    },
    readExpired: async (token) => {
      try {
        return await read(token, { currentDate: now(), clockTolerance: 365 * 24 * 3600 });
      } catch {
        return null;
      }
    },
  };
}
