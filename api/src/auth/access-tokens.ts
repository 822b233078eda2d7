import { AppError } from '@enlace/shared-contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';

import { deriveKey } from './keys';
import { accessTokenSeconds } from './lifetimes';

/** Tokens of ours have about 450 characters; nobody makes us hash megabytes. */
const longestToken = 2048;
const issuer = 'enlace';
const audience = 'enlace-api';
const type = 'at+jwt';

export interface AccessClaims {
  readonly userId: number;
  /** The sign-in this token belongs to; ends with it. */
  readonly signInId: string;
  readonly sessionVersion: number;
}

const payloadSchema = z.object({
  sub: z.string().regex(/^[1-9]\d{0,15}$/),
  sid: z.uuid(),
  sv: z.int(),
});

export interface AccessTokens {
  issue(claims: AccessClaims): Promise<string>;
  /** Throws UNAUTHENTICATED, or TOKEN_EXPIRED with the claims as details when only the time is over. */
  verify(token: string): Promise<AccessClaims>;
  /** Who an authentic token belonged to, however old; for signing out. */
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
    const claims = payloadSchema.parse(payload);
    return { userId: Number(claims.sub), signInId: claims.sid, sessionVersion: claims.sv };
  }

  return {
    issue: (claims) => {
      const seconds = Math.floor(now().getTime() / 1000);
      return new SignJWT({ sid: claims.signInId, sv: claims.sessionVersion })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setSubject(String(claims.userId))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setNotBefore(seconds)
        .setExpirationTime(seconds + accessTokenSeconds)
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
