const mostWords = 4;

/** Words to search for in place of an address that nobody has: the first ones, which name the thing. */
export function wordsOfSlug(slug: string): string {
  return (slug.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords).join(' ');
}
