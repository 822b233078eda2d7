import { isAllowed, type Locale, type Page, type Viewer } from '@enlace/shared-contract';

/** Something to go to. */
export interface Hit {
  readonly label: string;
  readonly to: string;
}

/** Hits that stand together under one heading. */
export interface HitGroup {
  readonly name: string;
  readonly hits: readonly Hit[];
}

const most = 8;

/** Pages with an address of their own that this person may see. */
export function pagesFor(pages: readonly Page[], viewer: Viewer | null): readonly Page[] {
  return pages.filter((page) => !page.path.includes(':') && (!page.protected || isAllowed(viewer, page.allowed)));
}

export type PageKind = 'screens' | 'actions' | 'site';

/** Forms that add something are actions; what visitors see is the site; every other page is a screen. */
export function kindOf({ path, layout }: Page): PageKind {
  if (layout === 'public') return 'site';
  return path.endsWith('/new') ? 'actions' : 'screens';
}

/** The first few pages whose titles hold every word of what was typed, those that begin with it first. */
export function matching(pages: readonly Page[], term: string, locale: Locale): readonly Hit[] {
  const words = fold(term).split(/\s+/);
  const found = pages
    .map(({ title, path }) => ({ label: title[locale], to: path }))
    .filter(({ label }) => words.every((word) => fold(label).includes(word)));
  const begins = ({ label }: Hit) => fold(label).startsWith(fold(term));
  return [...found.filter(begins), ...found.filter((hit) => !begins(hit))].slice(0, most);
}

/** As it is compared: without accents and capitals. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
