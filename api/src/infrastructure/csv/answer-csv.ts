import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';

import { auditOrigin } from '../audit/audit-origin';
import { recordAudit } from '../audit/record-audit';
import type { ApiDeps } from '../env/deps';
import { type Cell, type CsvForm, csvStream } from './csv';
import { csvFormOf } from './csv-form';

export interface Download {
  /** First part of the file name; the day is added. */
  readonly name: string;
  /** Name of the listed resource in the audit, e.g. `users`. */
  readonly resource: string;
  readonly filters: object;
  readonly columns: readonly string[];
  /** Missing: as spreadsheets of the reader's language and region expect it. */
  readonly form?: CsvForm;
  /** Whether a byte order mark makes spreadsheets read the file as UTF-8; default true. */
  readonly bom?: boolean;
  /** Number of rows; written to the audit before the first byte is sent. */
  count(): Promise<number>;
  batches(): AsyncIterable<readonly (readonly Cell[])[]>;
}

/** Answers a CSV file as a download. The audit records the user, the filters and the number of rows. */
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
    form: download.form ?? csvFormOf(request.headers),
    ...(download.bom === undefined ? {} : { bom: download.bom }),
    batches: download.batches(),
    onEnd: async (sentRows, isComplete) => {
      if (isComplete) return;
      const after = { filters, rows: sentRows };
      await recordAudit(deps.db, { origin, action: 'downloadAborted', resource, rowId: null, after }).catch(
        (error: unknown) => request.log.warn({ reason: String(error) }, 'aborted download not recorded'),
      );
    },
  });
}
