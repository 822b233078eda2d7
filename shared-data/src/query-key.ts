/** A stable name for a query: sorted keys without empty values, so that equal queries share one answer. */
export function queryKey(query: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(entries);
}
