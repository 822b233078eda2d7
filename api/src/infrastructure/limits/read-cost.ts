/** Points of a read, by what it costs the server. */
const costs = { file: 1, record: 2, list: 5, search: 25 } as const;

/** Reads of many rows, or of pictures that are drawn. */
const expensivePaths =
  /^\/api\/(v2\/(search|sitemap|share|stats|dashboards)|docs|openapi\.json|dowload|tools\/|dashboards\/)/;
/** Calls that read, with a body of their own. */
const readingPosts = new RegExp(
  `^/api/(${[
    'me|getAttendeeTicket|getcoursebyslug|getlessonbyslug|getmycourses|getuserlessons',
    'dashboards/\\w+|v2/dashboards/batch|dowloadlatinasdb|tools/download_index_csv',
    'stripe/change_membership_calculate|v2/second_step|v2/inbox/previewreply|v2/courses/playlist',
    'v2/events/\\d+/(series|messages)/preview',
  ].join('|')})$`,
);
/** Rows of a list at the usual cost. */
const usualRows = 100;
const filePaths = /^\/api\/v2\/(files|art)\//;
/** Calls that the gateway makes for its visitors; each reads one row. */
const gatewayPaths = /^\/api\/v2\/(viewer|head)(\/|$)/;

/** Whether a post only reads. */
export const isReadingPost = (path: string): boolean => readingPosts.test(path.replace(/^\/back/, ''));

/** Points of a read. */
export function costOfRead(path: string, query: unknown): number {
  const plainPath = path.replace(/^\/back/, '');
  if (gatewayPaths.test(plainPath)) return 0;
  if (filePaths.test(plainPath)) return costs.file;
  const names = typeof query === 'object' && query !== null ? Object.keys(query) : [];
  if (expensivePaths.test(plainPath) || names.includes('search')) return costs.search;
  const isList = names.includes('page') || plainPath.endsWith('/list') || plainPath.endsWith('_list');
  return isList ? costs.list * Math.max(1, Math.ceil(rowsOf(query) / usualRows)) : costs.record;
}

/** Rows that a query asks for; 0 for the usual number. */
function rowsOf(query: unknown): number {
  if (typeof query !== 'object' || query === null) return 0;
  const names: Readonly<Record<string, unknown>> = { ...query };
  const rows = Number(names['per_page'] ?? names['limit'] ?? names['paginate'] ?? 0);
  return rows > 0 && rows <= 1000 ? rows : 0;
}
