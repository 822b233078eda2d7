import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod';

import type { ApiEnv } from './env';

/** The environment with its secrets known. */
export interface ReadyEnv extends ApiEnv {
  readonly sessionSecret: string;
  readonly tokenSecret: string;
}

const fileSchema = z.object({ session: z.string().min(32), token: z.string().min(32) });

/** Outside production, missing secrets are made once and kept in the data folder, so that sign-ins outlive a restart. */
export async function withSecrets(env: ApiEnv): Promise<ReadyEnv> {
  const { sessionSecret, tokenSecret } = env;
  if (sessionSecret !== null && tokenSecret !== null) return { ...env, sessionSecret, tokenSecret };
  if (env.mode === 'production') throw new Error('SESSION_SECRET and TOKEN_SECRET must be set in production');
  const kept = await keptSecrets(env.dataDir);
  return { ...env, sessionSecret: sessionSecret ?? kept.session, tokenSecret: tokenSecret ?? kept.token };
}

async function keptSecrets(dataDir: string): Promise<z.infer<typeof fileSchema>> {
  const file = join(dataDir, 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  const kept = text === null ? null : fileSchema.safeParse(parseJson(text));
  if (kept?.success) return kept.data;
  const made = { session: randomBytes(32).toString('base64url'), token: randomBytes(32).toString('base64url') };
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, JSON.stringify(made, null, 2), { mode: 0o600 });
  return made;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
