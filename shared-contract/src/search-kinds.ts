/** What has public pages of its own; each is the name of a resource. */
export const recordKinds = ['chapters', 'events', 'jobs', 'courses', 'companies', 'news', 'pages', 'people'] as const;

export type RecordKind = (typeof recordKinds)[number];

/** Public resources with a separate list, with the path of that list. */
const lists = {
  press: '/press',
  perks: '/perks',
  jefa_perks: '/perks',
  investors: '/investors',
  founders: '/founders',
} as const;

export type ListedKind = keyof typeof lists;

/** The kinds of records that the site search finds. Each is the name of a resource. */
export const searchKinds = [...recordKinds, 'press', 'perks', 'jefa_perks', 'investors', 'founders'] as const;

export type SearchKind = RecordKind | ListedKind;

/** Path of a record's public page. */
export function recordPath(kind: RecordKind, slug: string): string {
  return `/${kind}/${encodeURIComponent(slug)}`;
}

/** Where something that was found is to be seen: on its own page, or in its list, searched for by its title. */
export function foundPath({ kind, slug, title }: { kind: SearchKind; slug: string; title: string }): string {
  if (!isListed(kind)) return recordPath(kind, slug);
  return `${lists[kind]}?${new URLSearchParams({ search: title.slice(0, 200) }).toString()}`;
}

function isListed(kind: SearchKind): kind is ListedKind {
  return kind in lists;
}
