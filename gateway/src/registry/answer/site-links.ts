import { navigationAnswerSchema, type NavigationEntry } from '@enlace/shared-contract/editorial';
import { inFooter, inMenu, type Page } from '@enlace/shared-contract/platform';

import { type DataChange, isAffected, type PageReads } from '../../render/page-reads';
import type { NotedAnswer } from '../../render/page-renderer';

/** Links are requested again after this time, for pages that are published at a planned time. */
const freshMs = 60_000;
/** Shortest time between two requests after a failure. */
const retryMs = 1_000;

/** Asks the API for the navigation; the answer names the rows that it shows. */
type RequestNavigation = () => Promise<NotedAnswer>;

/**
 * Editorial pages in the navigation of the site. They are requested again after a change of a page, before the next
 * answer: a removed page is in no menu any more. Rendered documents are shown with the former menu until they are made
 * again, and scripts draw the current one. While the API is not available, the last links stay and no answer waits.
 */
export class SiteLinks {
  #links: Page[] = [];
  #reads: PageReads = null;
  /** Time from which the links are requested again. */
  #staleAt = 0;
  /** Whether an answer waits for the links: they are not known yet, or a page has changed. */
  #isWaitedFor = true;
  #changes = 0;
  #asking: Promise<void> | null = null;

  constructor(
    private readonly sendRequest: RequestNavigation,
    private readonly clock: () => number = Date.now,
  ) {}

  async get(): Promise<Page[]> {
    if (this.clock() >= this.#staleAt) {
      this.#asking ??= this.#refresh().finally(() => {
        this.#asking = null;
      });
      if (this.#isWaitedFor) await this.#asking;
    }
    return this.#links;
  }

  /** Called after a change of data; null for unknown changes. */
  purge(change: DataChange | null): void {
    if (!isAffected(this.#reads, change)) return;
    this.#changes += 1;
    this.#staleAt = 0;
    this.#isWaitedFor = true;
  }

  async #refresh(): Promise<void> {
    const changes = this.#changes;
    const answer = await this.sendRequest().catch(() => null);
    const parsed = answer?.status === 200 ? navigationAnswerSchema.safeParse(answer.body) : null;
    this.#isWaitedFor = changes !== this.#changes;
    if (answer === null || parsed?.success !== true) {
      this.#staleAt = this.clock() + retryMs;
      return;
    }
    this.#reads = answer.reads;
    const links = parsed.data.data.map(linkOf);
    // The same array keeps the edition of kept pages.
    if (JSON.stringify(links) !== JSON.stringify(this.#links)) this.#links = links;
    if (changes === this.#changes) this.#staleAt = this.clock() + freshMs;
  }
}

function linkOf({ slug, label, place, order }: NavigationEntry): Page {
  const nav = place === 'menu' || place === 'none' ? inMenu('community', order) : inFooter(place, order);
  return {
    name: 'content-page',
    path: `/pages/${slug}`,
    layout: 'public',
    protected: false,
    allowed: [],
    title: label,
    nav: { label, ...nav },
  };
}

const texts = new WeakMap<Page[], string>();

/** The links as a text, for keys of documents. */
export function textOfLinks(links: Page[] = []): string {
  const knownText = texts.get(links) ?? JSON.stringify(links.map(({ path, nav }) => [path, nav]));
  texts.set(links, knownText);
  return knownText;
}
