import type { Resource } from '@enlace/shared-contract/resources';

import type { DeclaredField } from '../fields/declared-field';
import type { Field } from '../fields/field';

/** Head fields are flat fields of a record; the form groups them. The labels belong to the kit. */
const groups = {
  search: [
    { name: 'seo_title', type: 'text' },
    { name: 'seo_description', type: 'textarea', rows: 2 },
    { name: 'canonical', type: 'url' },
    { name: 'noindex', type: 'switch', width: 'half' },
    { name: 'nofollow', type: 'switch', width: 'half' },
    { name: 'titleTemplate', type: 'text', width: 'half' },
    { name: 'themeColor', type: 'text', width: 'half' },
    { name: 'languageAlternates', type: 'alternates' },
  ],
  openGraph: [
    { name: 'openGraph_title', type: 'text' },
    { name: 'openGraph_description', type: 'textarea', rows: 2 },
    { name: 'openGraph_images', type: 'pictures' },
    { name: 'openGraph_url', type: 'url', width: 'half' },
    { name: 'openGraph_type', type: 'text', width: 'half' },
    { name: 'openGraph_site_name', type: 'text', width: 'half' },
    { name: 'openGraph_locale', type: 'text', width: 'half' },
    { name: 'openGraph_videos', type: 'pictures' },
  ],
  article: [
    { name: 'openGraph_article_section', type: 'text', width: 'half' },
    { name: 'openGraph_article_published_time', type: 'text', width: 'half' },
    { name: 'openGraph_article_modified_time', type: 'text', width: 'half' },
    { name: 'openGraph_article_expiration_time', type: 'text', width: 'half' },
    { name: 'openGraph_article_authors', type: 'lines', width: 'half' },
    { name: 'openGraph_article_tags', type: 'lines', width: 'half' },
  ],
  book: [
    { name: 'openGraph_book_isbn', type: 'text', width: 'half' },
    { name: 'openGraph_book_release_date', type: 'text', width: 'half' },
    { name: 'openGraph_book_authors', type: 'lines', width: 'half' },
    { name: 'openGraph_book_tags', type: 'lines', width: 'half' },
  ],
  profile: [
    { name: 'openGraph_profile_firstName', type: 'text', width: 'half' },
    { name: 'openGraph_profile_lastName', type: 'text', width: 'half' },
    { name: 'openGraph_profile_username', type: 'text', width: 'half' },
    { name: 'openGraph_profile_gender', type: 'text', width: 'half' },
  ],
  twitter: [
    { name: 'twitter_cardType', type: 'text', width: 'half' },
    { name: 'twitter_site', type: 'text', width: 'half' },
    { name: 'twitter_handle', type: 'text', width: 'half' },
    { name: 'facebook_appId', type: 'text', width: 'half' },
  ],
} as const satisfies Readonly<Record<string, readonly DeclaredField[]>>;

export type SeoGroupName = keyof typeof groups;
export type SeoFieldName = (typeof groups)[SeoGroupName][number]['name'];
export type SeoField = Field<SeoFieldName>;

/** Names of all head fields that the kit can edit. */
export const seoFieldNames: readonly SeoFieldName[] = Object.values(groups).flatMap((fields) =>
  fields.map(({ name }) => name),
);

/** A group of head fields. */
export interface SeoFieldGroup {
  readonly name: SeoGroupName;
  readonly fields: readonly SeoField[];
}

/** Groups of head fields that a resource's form sends; empty for a resource without head fields. */
export function seoGroupsOf(contract: Resource): readonly SeoFieldGroup[] {
  if (!contract.hasSeo) return [];
  const names: readonly SeoGroupName[] = ['search', 'openGraph', 'article', 'book', 'profile', 'twitter'];
  return names.map((name) => ({
    name,
    fields: [...groups[name]].filter((field) => field.name in contract.write.shape),
  }));
}
