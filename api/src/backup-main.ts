import { databaseCopyPath } from '@enlace/shared-contract/platform';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';

import { loadMigrations } from './app/migrations';
import { makeBackup } from './infrastructure/backup/make-backup';
import { restoreBackup } from './infrastructure/backup/restore-backup';
import { environment, parseEnv } from './infrastructure/env/env';

const answerSchema = z.object({ data: z.object({ folder: z.string() }) });
const refusalSchema = z.object({ message: z.string() });

/**
 * The program of `enlace backup` and `enlace restore`: `backup <folder>`, `restore <folder>`. It reads DATA_DIR and
 * DATABASE_URL; ENLACE_URL and ENLACE_TOKEN name the process that has the embedded database.
 */
const [command, folderText] = process.argv.slice(2);
const { DATA_DIR, DATABASE_URL } = environment;
const givenValues = Object.fromEntries(
  Object.entries({ DATA_DIR, DATABASE_URL }).filter(([, text]) => text !== undefined),
);
const { env, problems } = parseEnv(givenValues, join(import.meta.dirname, '../..'), { parts: [], limits: [] });

try {
  if (env === null) throw new Error(problems.join('\n'));
  if (folderText === undefined) throw new Error('Name a folder.');
  const folder = resolve(folderText);
  const migrations = Object.keys(await loadMigrations());
  const manifest =
    command === 'restore'
      ? await restoreBackup({ env, folder, knowsSchema: (name) => migrations.includes(name) })
      : await makeBackup({ env, folder, schema: migrations.at(-1) ?? '', now: new Date(), askForCopy });
  process.stdout.write(`${JSON.stringify({ folder, ...manifest })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Asks the gateway that has the embedded database for a copy of it. */
async function askForCopy(): Promise<string> {
  const { ENLACE_URL = '', ENLACE_TOKEN } = environment;
  const token = ENLACE_TOKEN ?? (await readFile(join(env?.dataDir ?? '', 'deploy-token'), 'utf8').catch(() => ''));
  const answer = await fetch(new URL(databaseCopyPath, ENLACE_URL), {
    method: 'POST',
    headers: { authorization: `Bearer ${token.trim()}` },
  }).catch(() => {
    throw new Error(`A process has the database, but ${ENLACE_URL} does not answer: stop it, or name it with --url.`);
  });
  const body: unknown = await answer.json().catch(() => null);
  const copy = answerSchema.safeParse(body);
  if (copy.success) return copy.data.data.folder;
  const reason = refusalSchema.safeParse(body).data?.message ?? `it answered ${answer.status}`;
  throw new Error(`${ENLACE_URL} made no copy of the database: ${reason}`);
}
