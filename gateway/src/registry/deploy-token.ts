import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyRequest } from 'fastify';

import { hasCode, isMissing } from './store/json-file';

/** The deploy token for development: created once, readable by its owner only. */
export async function developmentToken(file: string): Promise<string> {
  const knownToken = await readToken(file);
  if (knownToken !== null) return knownToken;
  const token = randomBytes(24).toString('base64url');
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(file, `${token}\n`, { mode: 0o600, flag: 'wx' });
    return token;
  } catch (error) {
    const otherToken = hasCode(error, 'EEXIST') ? await readToken(file) : null;
    if (otherToken === null) throw error;
    return otherToken;
  }
}

async function readToken(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  return text.trim() === '' ? null : text.trim();
}

/** Whether a request carries the bearer token; compared in constant time. */
function carriesToken(request: FastifyRequest, token: string): boolean {
  const givenToken = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(givenToken), digest(token));
}

/** Refuses requests without the deploy token. */
export function requireToken(request: FastifyRequest, token: string): void {
  if (carriesToken(request, token)) return;
  request.log.warn({ ip: request.ip }, 'a deploy call without the token');
  throw new AppError('UNAUTHENTICATED', { userMessage: 'The deploy token is missing or wrong.' });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
