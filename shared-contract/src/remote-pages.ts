import type { Resource } from './define-resource';
import { definePages, type Page, type PageDeclaration } from './pages';
import { resourcePages, type ResourcePages } from './resource-pages';

/** A page in the file of its feature: what `remote.json` has of it, and the import of its screen. */
export interface PageEntry<ScreenModule = unknown> extends Omit<PageDeclaration, 'screen'> {
  readonly screen: () => Promise<ScreenModule>;
  /** Chunk `screen-<chunk>` of the screen, for several pages with one chunk; the page's name by default. */
  readonly chunk?: string;
}

/** A resource whose pages and screens are made from its entry in `src/resources.ts`. */
interface PagedResource extends ResourcePages {
  readonly contract: Resource;
}

/** All pages of a remote: those of its features, then those of its resources. Throws as `definePages` does. */
export function listPages(
  { features }: { readonly features: readonly { readonly pages?: readonly PageEntry[] }[] },
  resources: readonly PagedResource[] = [],
): readonly Page[] {
  return definePages([
    ...features.flatMap(({ pages = [] }) => pages.map(declarationOf)),
    ...resources.flatMap((entry) => resourcePages(entry.contract, entry)),
  ]);
}

function declarationOf({ screen: _import, chunk, ...page }: PageEntry): PageDeclaration {
  return chunk === undefined ? page : { ...page, screen: chunk };
}
