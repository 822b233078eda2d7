import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod';

import type { ApiEnv } from './env';

/** The environment with all secrets. */
export interface ReadyEnv extends ApiEnv {
  readonly sessionSecret: string;
  readonly tokenSecret: string;
  /** Secret of the calls between a gateway and this API. */
  readonly internalSecret: string;
}

const fileSchema = z.object({ session: z.string().min(32), token: z.string().min(32) });

/**
 * Outside production, missing secrets are created once and stored in the data folder, so that login sessions survive
 * a restart.
 */
export async function withSecrets(env: ApiEnv): Promise<ReadyEnv> {
  const { sessionSecret, tokenSecret } = env;
  // Without the variable only a gateway in this process can know it.
  const internalSecret = env.internalSecret ?? randomBytes(32).toString('base64url');
  if (sessionSecret !== null && tokenSecret !== null) return { ...env, sessionSecret, tokenSecret, internalSecret };
  if (env.mode === 'production') throw new Error('SESSION_SECRET and TOKEN_SECRET must be set in production');
  const storedSecrets = await keptSecrets(env.dataDir);
  return {
    ...env,
    internalSecret,
    sessionSecret: sessionSecret ?? storedSecrets.session,
    tokenSecret: tokenSecret ?? storedSecrets.token,
  };
}

async function keptSecrets(dataDir: string): Promise<z.infer<typeof fileSchema>> {
  const file = join(dataDir, 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  const storedSecrets = text === null ? null : fileSchema.safeParse(parseJson(text));
  if (storedSecrets?.success) return storedSecrets.data;
  const newSecrets = { session: randomBytes(32).toString('base64url'), token: randomBytes(32).toString('base64url') };
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, JSON.stringify(newSecrets, null, 2), { mode: 0o600 });
  return newSecrets;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
