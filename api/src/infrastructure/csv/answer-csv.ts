import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';

import { auditOrigin } from '../audit/audit-origin';
import { recordAudit } from '../audit/record-audit';
import type { ApiDeps } from '../env/deps';
import { type Cell, csvStream } from './csv';

export interface Download {
  /** First part of the file's name; the day is added. */
  readonly name: string;
  /** What the file lists, as the audit calls it, e.g. `users`. */
  readonly resource: string;
  readonly filters: object;
  readonly columns: readonly string[];
  /** Whether the file is marked as UTF-8 for spreadsheets; it is unless told. */
  readonly bom?: boolean;
  /** How many rows there are; written to the audit before the first byte leaves. */
  count(): Promise<number>;
  batches(): AsyncIterable<readonly (readonly Cell[])[]>;
}

/** Answers a CSV file as a download. Who took it, with which filters and how many rows, stands in the audit. */
export async function answerCsv(
  deps: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  download: Download,
): Promise<Readable> {
  const { resource, filters } = download;
  const origin = auditOrigin(request);
  const rows = await download.count();
  await recordAudit(deps.db, { origin, action: 'download', resource, rowId: null, after: { filters, rows } });
  const day = deps.clock().toISOString().slice(0, 10);
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${download.name}-${day}.csv"`)
    .header('x-content-type-options', 'nosniff');
  return csvStream({
    columns: download.columns,
    ...(download.bom === undefined ? {} : { bom: download.bom }),
    batches: download.batches(),
    onEnd: async (sent, isComplete) => {
      if (isComplete) return;
      const after = { filters, rows: sent };
      await recordAudit(deps.db, { origin, action: 'downloadAborted', resource, rowId: null, after }).catch(
        (error: unknown) => request.log.warn({ reason: String(error) }, 'aborted download not recorded'),
      );
    },
  });
}
