import type { Download } from '../../../infrastructure/csv/answer-csv';
import type { Cell } from '../../../infrastructure/csv/csv';
import { localTime, readerZone } from '../../../infrastructure/time/time-zone';

/**
 * A download whose instants are local times, `2026-11-21 09:30:00`, which spreadsheets recognise. The headings of their
 * columns name the zone.
 * @param zoneName as the browser names it; without one, instants stay in ISO 8601
 * @param instants headings of columns with instants; default: those that end with `at`
 */
export function zonedDownload(
  download: Download,
  zoneName: string | undefined,
  instants?: readonly string[],
): Download {
  if (zoneName === undefined) return download;
  const timeZone = readerZone(zoneName);
  const isInstant = (name: string): boolean => instants?.includes(name) ?? /(?:^|_)at$/.test(name);
  const localCell = (cell: Cell): Cell => (cell instanceof Date ? localTime(cell, timeZone) : cell);
  return {
    ...download,
    columns: download.columns.map((name) => (isInstant(name) ? `${name} (${timeZone})` : name)),
    batches: async function* () {
      for await (const batch of download.batches()) yield batch.map((cells) => cells.map(localCell));
    },
  };
}
