/** Numbers rows from 1, per builder. */
export function createSequence(): () => number {
  let last = 0;
  return () => (last += 1);
}

/** Creation times in the order of building, one day apart. */
export function stamps(number: number): { readonly created_at: string; readonly updated_at: string } {
  const at = new Date(Date.UTC(2026, 0, 1) + number * 86_400_000).toISOString();
  return { created_at: at, updated_at: at };
}
