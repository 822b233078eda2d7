import type { CachedPage } from './cached-page';
import type { PageReads } from './page-reads';

/** A document that was made for the cache. */
export interface MadePage {
  readonly page: CachedPage;
  readonly reads: PageReads;
}

/** Name of a page in the cache. */
export interface PageKey {
  /** What the page shows and to whom. It stays the same for a new release or a new menu. */
  readonly id: string;
  /** Whether visitors can request any number of such pages: they have a partition of their own. */
  readonly isOfMany: boolean;
}

/** What the pages of a group of visitors are made from. */
export interface PageEdition {
  /** The group of visitors: browsers with a canary get other pages than browsers without. */
  readonly group: string;
  /** Another one for another release, menu or shell. */
  readonly name: string;
}

/** Makes a document; null when it cannot be made now. */
export type MakePage<E extends PageEdition> = (edition: E) => Promise<MadePage | null>;
