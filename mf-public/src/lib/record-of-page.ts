import type { RecordWhich, ScreenContext } from '@enlace/shared-data';

import { previewOf } from './preview';

export type RecordOfPage = Extract<RecordWhich, { readonly slug: string }>;

/** The record that the address names by its slug, in the language of the page. */
export function recordOfPage({ params, locale }: Pick<ScreenContext, 'params' | 'locale'>): RecordOfPage {
  return { slug: params['slug'] ?? '', lang: locale };
}

/** The same for a record with drafts: an address with the token of a preview shows the draft. */
export function draftableOfPage(place: Pick<ScreenContext, 'params' | 'locale' | 'search'>): RecordOfPage {
  return { ...recordOfPage(place), ...previewOf(place) };
}
