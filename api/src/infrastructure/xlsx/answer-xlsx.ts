import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { auditOrigin } from '../audit/audit-origin';
import { recordAudit } from '../audit/record-audit';
import type { Download } from '../csv/answer-csv';
import type { ApiDeps } from '../env/deps';
import { fieldText } from '../errors/field-texts';
import { readerLocaleOf } from '../http/locale';
import { type SheetRow, xlsxFile } from './xlsx';

/** Rows of a workbook at most: it is made in memory. A CSV file has no limit. */
const mostSheetRows = 20_000;

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Answers a workbook with one sheet as a download, as `answerCsv` does for CSV. Throws VALIDATION_FAILED for more rows. */
export async function answerXlsx(
  deps: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  download: Download,
): Promise<Buffer> {
  const { resource, filters, name } = download;
  const rows = await download.count();
  if (rows > mostSheetRows) {
    const text = fieldText(readerLocaleOf(request.headers), 'tooManySheetRows');
    throw new AppError('VALIDATION_FAILED', { message: `${rows} rows`, userMessage: text, fields: { format: [text] } });
  }
  const origin = auditOrigin(request);
  await recordAudit(deps.db, { origin, action: 'download', resource, rowId: null, after: { filters, rows } });
  const sheet: SheetRow[] = [];
  for await (const batch of download.batches()) sheet.push(...batch);
  const file = await xlsxFile(download.columns, sheet);
  const day = deps.clock().toISOString().slice(0, 10);
  void reply
    .type(xlsxType)
    .header('content-disposition', `attachment; filename="${name}-${day}.xlsx"`)
    .header('x-content-type-options', 'nosniff');
  return file;
}
