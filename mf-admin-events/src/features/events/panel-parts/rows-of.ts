/** The rows of a value that is a list of rows. */
export function rowsOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.flatMap((row: unknown) => (isRow(row) ? [row] : [])) : [];
}

function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
