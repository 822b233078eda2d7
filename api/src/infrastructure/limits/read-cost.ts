/** Points of a read, by what it costs the server. */
const costs = { file: 1, record: 2, list: 5, search: 25 } as const;

/** Reads of many rows, or of pictures that are drawn. */
const expensivePaths = /^\/api\/(v2\/(search|sitemap|share|stats)|docs|openapi\.json)/;
const filePaths = /^\/api\/v2\/(files|art)\//;
/** Calls that the gateway makes for its visitors; each reads one row. */
const gatewayPaths = /^\/api\/v2\/(viewer|head)(\/|$)/;

/** Points of a read of a visitor. */
export function costOfRead(path: string, query: unknown): number {
  const plainPath = path.replace(/^\/back/, '');
  if (gatewayPaths.test(plainPath)) return 0;
  if (filePaths.test(plainPath)) return costs.file;
  const names = typeof query === 'object' && query !== null ? Object.keys(query) : [];
  if (expensivePaths.test(plainPath) || names.includes('search')) return costs.search;
  return names.includes('page') || plainPath.endsWith('/list') || plainPath.endsWith('_list')
    ? costs.list
    : costs.record;
}
