import { AsyncLocalStorage } from 'node:async_hooks';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { isSecret } from './is-secret';
import { quietTables } from './quiet-tables';
import { unwatchedTables } from './watch-tables';

/** Header of a gateway's call, with the internal secret, and of the answer, with the rows that it shows. */
const header = 'x-enlace-reads';

interface Reads {
  readonly tables: Set<string>;
  readonly rows: Map<string, Set<number>>;
}

const current = new AsyncLocalStorage<Reads>();

/**
 * Calls that are being answered. Node.js tracks every promise of the process while the storage is enabled, which
 * makes all other answers twice as slow, so it is disabled after the last of these calls.
 */
let openCalls = 0;

const tablesOf = new Map<string, readonly string[]>();
const mostStatements = 2_000;

/**
 * Answers of calls with the internal secret name the tables that they were read from, as `companies#12 countries`.
 * A gateway uses this to make pages again when these rows change. Answers without a note can show anything.
 */
export function noteReads(app: FastifyInstance, secret: string): void {
  const readsOf = new WeakMap<FastifyRequest, Reads>();
  app.addHook('onRequest', (request, _reply, next) => {
    if (!isSecret(request.headers[header], secret)) return next();
    const reads: Reads = { tables: new Set(), rows: new Map() };
    readsOf.set(request, reads);
    openCalls += 1;
    return current.run(reads, next);
  });
  app.addHook('onResponse', async (request) => {
    if (!readsOf.has(request)) return;
    openCalls -= 1;
    if (openCalls === 0) current.disable();
  });
  app.addHook('onSend', async (request, reply) => {
    const reads = readsOf.get(request);
    const note = reads === undefined ? '' : describe(reads);
    if (note !== '') void reply.header(header, note);
  });
}

/** Whether the call that is being answered has the internal secret: the gateway makes it for a page. */
export function isGatewayCall(): boolean {
  return current.getStore() !== undefined;
}

/** Notes the tables of a statement for the call that is being answered. */
export function noteStatement(statement: string): void {
  const reads = current.getStore();
  if (reads === undefined) return;
  for (const table of findTables(statement)) reads.tables.add(table);
}

/** Notes that the current call shows one row of a table and no others. */
export function noteRecord(table: string, id: number): void {
  const rows = current.getStore()?.rows;
  rows?.set(table, new Set([...(rows.get(table) ?? []), id]));
}

/** Names after `from`, `join` and commas. Names that are no tables do no harm: they never change. */
function findTables(statement: string): readonly string[] {
  const knownTables = tablesOf.get(statement);
  if (knownTables !== undefined) return knownTables;
  const names = [...statement.matchAll(/\b(?:from|join)\s+((?:"?\w+"?(?:\s+(?:as\s+)?"?\w+"?)?\s*,\s*)*"?\w+"?)/gi)];
  const tables = names.flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(/\s+/, 1)[0] ?? ''));
  const uniqueTables = [...new Set(tables.map((name) => name.replaceAll('"', '')))].filter((name) => name !== '');
  if (tablesOf.size >= mostStatements) tablesOf.clear();
  tablesOf.set(statement, uniqueTables);
  return uniqueTables;
}

/** Note of an answer that shows no row, or rows that this process remembers. */
const nothing = '-';

/** Empty when a table was read whose changes are not announced in any way: then any change can matter. */
function describe({ tables, rows }: Reads): string {
  if (tables.size === 0) return nothing;
  const names = [...tables].map((table) => nameOf(table, rows));
  return names.includes(null) ? '' : [...new Set(names)].filter((name) => name !== '').join(' ');
}

/** Name of the announcements that concern the rows of a table; empty for none, null when they are not known. */
function nameOf(table: string, rows: Reads['rows']): string | null {
  const quietTable = quietTables[table];
  if (quietTable === 'copy') return '';
  if (quietTable === undefined && unwatchedTables.has(table)) return null;
  const ids = rows.get(quietTable?.owner ?? table);
  if (ids === undefined) return quietTable === undefined ? table : '';
  return `${quietTable?.announcement ?? table}#${[...ids].join(',')}`;
}
