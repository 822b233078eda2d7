const mostWords = 4;

/** Search words from the slug of a missing record: its first words, which identify it best. */
export function wordsOfSlug(slug: string): string {
  return (slug.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords).join(' ');
}
