/** A number in an address or a path; null for other texts. */
export function idOf(text: string | null | undefined): number | null {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;
}

/** The page of a list in an address; the first one by default. */
export function pageOf(params: URLSearchParams): number {
  return Math.min(idOf(params.get('page')) ?? 1, 1_000_000);
}

/** A path with the parameters that are not empty. */
export function addressWith(path: string, parameters: Readonly<Record<string, string>>): string {
  const entries = Object.entries(parameters).filter(([, value]) => value !== '');
  if (entries.length === 0) return path;
  // Commas join the ids of a list.
  return `${path}?${new URLSearchParams(entries).toString().replaceAll('%2C', ',')}`;
}
