import type { PageRead } from './page-reads';
import type { RecordOfPage } from './record-of-page';

/** The read of a record by its slug. */
export function recordRead(resource: string, input: RecordOfPage): PageRead {
  const { slug, ...query } = input;
  const path = `/api/v2/${resource}/by-slug/${encodeURIComponent(slug)}`;
  return { slice: `public/${resource}`, call: 'record', input, path, query };
}
