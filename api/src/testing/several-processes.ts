import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';

import type { TestApi, TestApiOptions } from './build-test-api';
import { type Program, startProgram } from './start-program';
import { cloneTemplate, type TestDatabase } from './template';

interface Processes {
  /** In the process of the test, with the same database and files as the programs. */
  readonly api: TestApi;
  /** The programs that run; a test that kills one puts another in its place. */
  readonly programs: Program[];
  /** Starts one more program. */
  readonly start: () => Promise<Program>;
}

/** Opens and closes several processes of one installation on PostgreSQL. Read the result within tests. */
export function openProcesses(count: number, build: (options: TestApiOptions) => Promise<TestApi>): () => Processes {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-processes-'));
  let database: TestDatabase;
  let processes: Processes;
  before(async () => {
    database = await cloneTemplate();
    const { settings } = database;
    assert.ok(settings.kind === 'postgres');
    const api = await build({ database: settings, env: { dataDir: folder } });
    // With the secrets of `api`, whose tokens are good for all processes.
    const { sessionSecret, tokenSecret } = api.deps.env;
    const start = () =>
      startProgram({
        DATABASE_URL: settings.url,
        DATA_DIR: folder,
        SEED: 'false',
        LIMITS: 'roomy',
        SESSION_SECRET: sessionSecret,
        TOKEN_SECRET: tokenSecret,
      });
    const programs = await Promise.all(Array.from({ length: count }, start));
    processes = { api, programs, start };
    for (const program of programs) assert.ok(await program.isHealthy(), program.output());
  });
  after(async () => {
    await Promise.all(processes.programs.map((program) => program.stop()));
    await processes.api.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => processes;
}
