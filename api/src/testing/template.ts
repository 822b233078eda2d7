import { sql } from 'kysely';
import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pino } from 'pino';

import { loadMigrations } from '../app/migrations';
import { migrate } from '../infrastructure/db/migrate';
import { openDatabase } from '../infrastructure/db/open-database';
import type { ApiEnv } from '../infrastructure/env/env';
import type { Demo } from '../app/demo';
import { prepareData } from '../app/prepare-data';
import { cheapHash } from './cheap-hash';
import { laneUrl } from './lane';
import { loadDemo } from './load-demo';
import { placeOfCopies } from './place-of-copies';

declare global {
  // Node has it; its types name the module and not how one is made.
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the only way to add to a namespace
  namespace WebAssembly {
    const Module: new (program: Uint8Array) => Module;
  }
}

/** A seeded database of one test. */
export interface TestDatabase {
  readonly settings: ApiEnv['database'];
  drop(): Promise<void>;
}

const dayMs = 86_400_000;
const silent = pino({ level: 'silent' });
const source = join(import.meta.dirname, '..');

/** A copy of the seeded template. The template is created once for a day and a state of the sources. */
export async function cloneTemplate(): Promise<TestDatabase> {
  await ensureTemplate();
  return laneUrl === null ? cloneFolder() : cloneDatabase(laneUrl);
}

/** Creates the template if it is missing. */
export async function ensureTemplate(): Promise<void> {
  if (laneUrl !== null) await ensureTemplateDatabase(laneUrl);
  else if (!existsSync(templateFolder())) await makeTemplateFolder();
}

let knownName: string | null = null;

/** Read once: a thousand sources take longer than the copy, and a run has one template, also around midnight. */
function templateName(): string {
  return (knownName ??= hashSources());
}

function hashSources(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const api = ['app', 'domains', 'infrastructure', 'kit'].map((folder) => join(source, folder));
  const packages = ['demo', 'shared-contract'].map((name) => join(source, '../..', name, 'src'));
  for (const folder of [...api, ...packages])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (file.endsWith('.ts') && !file.endsWith('.test.ts'))
        hash.update(file).update(readFileSync(join(folder, file)));
  return `enlace_template_${hash.digest('hex').slice(0, 16)}`;
}

function templateFolder(): string {
  return join(tmpdir(), 'enlace-test-templates', templateName());
}

/** Creates and fills a database; answers the last file of its write-ahead log. */
async function fill(settings: ApiEnv['database']): Promise<string | undefined> {
  const database = await openDatabase({ database: settings, statementTimeoutMs: 60_000 }, silent);
  await migrate(database.db, await loadMigrations());
  const demo = await loadDemo();
  const passwordHash = await cheapHash(demo.password);
  const fillCommunity: Demo['fillCommunity'] = async (db, options) => {
    // The new tables have no statistics yet. With nested loops, the search index of the jobs takes 20 s more.
    await sql`set local enable_nestloop = off`.execute(db);
    await demo.fillCommunity(db, { ...options, passwordHash });
  };
  await prepareData(database.db, { now: new Date(), logger: silent, demo: { ...demo, fillCommunity } });
  // Half of the size: seeding leaves old versions of rows. Each copy costs by the size.
  await sql`vacuum full`.execute(database.db);
  await sql`vacuum`.execute(database.db);
  await sql`checkpoint`.execute(database.db);
  const { rows } = await sql<{ log: string }>`select pg_walfile_name(pg_current_wal_lsn()) as log`.execute(database.db);
  await database.close();
  return rows[0]?.log;
}

/** Deletes templates of other days; those of other working copies are in use. */
function removeOldTemplates(place: string): void {
  mkdirSync(place, { recursive: true });
  for (const name of readdirSync(place)) {
    const changedAt = statSync(join(place, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changedAt > dayMs) rmSync(join(place, name), { recursive: true, force: true });
  }
}

async function makeTemplateFolder(): Promise<void> {
  const target = templateFolder();
  removeOldTemplates(join(target, '..'));
  const folder = `${target}-${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const lastLog = (await fill({ kind: 'pglite', folder, freeSpaceFloor: 0 })) ?? '';
  // Half of the folder is old log: changes before the last checkpoint, and files that are kept for reuse.
  const logs = readdirSync(join(folder, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const spentLogs = logs.sort().filter((name, place) => name !== lastLog && logs[place - 1] !== lastLog);
  for (const name of spentLogs) rmSync(join(folder, 'pg_wal', name));
  // A third of the files: the two databases that a new database is made from. No test makes one.
  for (const place of ['base/1', 'base/4'])
    for (const name of readdirSync(join(folder, place))) rmSync(join(folder, place, name));
  if (existsSync(target)) rmSync(folder, { recursive: true, force: true });
  else renameSync(folder, target);
}

/**
 * Copies the embedded template to a folder, which is much faster than creating a database. `cpSync` would need twice
 * the time, because it reads the state of each file and of its copy.
 */
export async function copyTemplate(folder: string): Promise<void> {
  const template = templateFolder();
  if (!existsSync(template)) await makeTemplateFolder();
  mkdirSync(folder, { recursive: true });
  // A folder comes before the files in it.
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const copy = join(folder, relative(template, source));
    if (entry.isDirectory()) mkdirSync(copy);
    else copyFileSync(source, copy);
  }
}

const copyPrefix = 'enlace-test-copy-';
const longestUseMs = 30 * 60_000;

/** Deletes copies of killed runs: in memory they would stay until the machine stops. */
export function removeOldCopies(): void {
  const place = placeOfCopies();
  for (const name of readdirSync(place).filter((one) => one.startsWith(copyPrefix))) {
    const changedAt = statSync(join(place, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changedAt > longestUseMs) rmSync(join(place, name), { recursive: true, force: true });
  }
}

let compiledProgram: WebAssembly.Module | null = null;

/**
 * Keeps the compiled program of the embedded database. V8 then reuses it, with its optimised parts, for each database
 * of this process, instead of compiling nine megabytes again. This halves the time to open a database.
 */
function keepCompiled(): void {
  const program = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  compiledProgram ??= new WebAssembly.Module(readFileSync(program));
}

async function cloneFolder(): Promise<TestDatabase> {
  keepCompiled();
  const folder = join(placeOfCopies(), `${copyPrefix}${randomUUID()}`);
  await copyTemplate(folder);
  return {
    settings: { kind: 'pglite', folder, freeSpaceFloor: 0 },
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

function settingsOf(address: string, name: string): ApiEnv['database'] {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { kind: 'postgres', url: url.href, readUrl: null, poolSize: 10 };
}

async function onServer(address: string, ...statements: readonly string[]): Promise<unknown[]> {
  const settings = { kind: 'postgres', url: address, readUrl: null, poolSize: 1 } as const;
  const server = await openDatabase({ database: settings, statementTimeoutMs: 60_000 }, silent);
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await sql.raw(statement).execute(server.db));
    return rows;
  } finally {
    await server.close();
  }
}

async function ensureTemplateDatabase(address: string): Promise<void> {
  const name = templateName();
  const databases = await onServer(address, `select 1 from pg_database where datname = '${name}'`);
  if (databases.length > 0) return;
  const making = `${name}_${process.pid}`;
  await onServer(address, `create database ${making}`);
  await fill(settingsOf(address, making));
  await onServer(address, `alter database ${making} rename to ${name}`).catch(() => undefined);
}

async function cloneDatabase(address: string): Promise<TestDatabase> {
  const name = `enlace_test_${randomUUID().replaceAll('-', '')}`;
  // The other strategy writes each page of the copy to the write-ahead log too, which takes four times as long.
  await onServer(address, `create database ${name} template ${templateName()} strategy file_copy`);
  return {
    settings: settingsOf(address, name),
    drop: async () => {
      await onServer(address, `drop database if exists ${name} with (force)`);
    },
  };
}

/** An empty database of one test: without tables, as before the first start of a site. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  if (laneUrl === null) {
    keepCompiled();
    const folder = join(placeOfCopies(), `${copyPrefix}${randomUUID()}`);
    const drop = async (): Promise<void> => rmSync(folder, { recursive: true, force: true });
    return { settings: { kind: 'pglite', folder, freeSpaceFloor: 0 }, drop };
  }
  const name = `enlace_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(laneUrl, `create database ${name}`);
  const drop = async (): Promise<void> => {
    await onServer(laneUrl ?? '', `drop database if exists ${name} with (force)`);
  };
  return { settings: settingsOf(laneUrl, name), drop };
}
