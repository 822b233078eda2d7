import { readResidentMegabytes } from '../servers/process-usage.mjs';

const columns = [
  'id',
  'name',
  'slug',
  'summary',
  'city',
  'country_code',
  'size',
  'founded_year',
  'remote_jobs',
  'website',
  'created_at',
  'updated_at',
];
/** Milliseconds between two looks at the memory of the API. */
const watchInterval = 20;
const batchSize = 1000;

/** Time of the whole export and its first bytes in milliseconds, and the memory that it takes in megabytes. */
async function exportFile({ url, pid, headers }) {
  const before = readResidentMegabytes(pid);
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, readResidentMegabytes(pid))), watchInterval);
  const start = performance.now();
  const answer = await fetch(`${url}/api/v2/companies/export?sort=name&order=asc`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ columns: columns.map((field) => ({ field })) }),
  });
  let first = 0;
  for await (const chunk of answer.body) if (first === 0 && chunk.length > 0) first = performance.now() - start;
  clearInterval(watch);
  if (!answer.ok) throw new Error(`export: ${answer.status}`);
  return { ms: performance.now() - start, first, megabytes: peak - before };
}

const writeCell = (value) => (value === null ? '' : `"${String(value).replaceAll('"', '""')}"`);

/** Milliseconds in which a plain script reads the same columns through a cursor and writes them as CSV into memory. */
async function exportPlainly(client) {
  const start = performance.now();
  let length = 0;
  await client.query('begin');
  await client.query(
    `declare bench cursor for select ${columns.join(', ')} from companies where deleted_at is null
     order by lower(f_unaccent(name)), id`,
  );
  for (;;) {
    const { rows } = await client.query({ text: `fetch ${batchSize} from bench`, rowMode: 'array' });
    if (rows.length === 0) break;
    length += Buffer.byteLength(rows.map((row) => row.map(writeCell).join(',')).join('\n'));
  }
  await client.query('commit');
  if (length === 0) throw new Error('the plain export is empty');
  return performance.now() - start;
}

/** CSV of 100,000 rows with 12 columns, beside a plain script. */
export async function measureExport(target) {
  const plain = await exportPlainly(target.client);
  const { ms, first, megabytes } = await exportFile(target);
  return [
    { id: 'admin-list.csv-ratio', what: 'CSV of 100,000 x 12, against a plain script', value: ms / plain, unit: 'x' },
    { id: 'admin-list.csv', what: 'CSV of 100,000 x 12', value: ms / 1000, unit: 's' },
    { id: 'admin-list.csv-plain', what: 'the same by a plain script', value: plain / 1000, unit: 's' },
    { id: 'admin-list.csv-first', what: 'its first bytes', value: first, unit: 'ms' },
    { id: 'admin-list.csv-memory', what: 'its memory', value: megabytes, unit: 'MB' },
  ];
}
