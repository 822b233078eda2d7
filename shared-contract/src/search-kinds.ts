/** What has public pages of its own, in the order groups of results stand; each is the name of a resource. */
export const searchKinds = ['chapters', 'events', 'jobs', 'courses', 'companies', 'news', 'pages'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Path of a record's public page. */
export function recordPath(kind: SearchKind, slug: string): string {
  return `/${kind}/${encodeURIComponent(slug)}`;
}
