import type { Encoding } from '@enlace/api/http';

import type { PageState } from './page-state';
import { compressTemplate, joinParts, type PageTemplate } from './page-template';

/** Pages are compressed well one at a time, so that requests keep the processor. */
let lastImprovement: Promise<void> = Promise.resolve();

/** A document without the parts that differ in each answer. */
export class CachedPage {
  readonly #templates = new Map<Encoding, Promise<PageTemplate | null>>();
  #isImproved = false;

  /** @param parts the document's parts between the places of the nonce */
  constructor(
    readonly status: number,
    readonly parts: readonly Buffer[],
    /** Whether other visitors may get it later. */
    readonly isKept: boolean,
    /** The state that the document names; null when the document contains it, or has none. */
    readonly state: PageState | null = null,
  ) {}

  /** The document of one answer. */
  plain(nonce: string): Buffer {
    return joinParts(this.parts, nonce);
  }

  /** The same page with another text in all places of a text. */
  replace(text: string, replacement: string): CachedPage {
    const parts = this.parts.map((part) => Buffer.from(part.toString().replaceAll(text, () => replacement)));
    return new CachedPage(this.status, parts, this.isKept, this.state);
  }

  /**
   * The document of one answer, compressed once for all answers; null when it must be compressed per answer. The first
   * answers do not wait for the best compression: it is made in the background when a page is requested again.
   */
  async compress(nonce: string, encoding: Encoding): Promise<Buffer | null> {
    const knownTemplate = this.#templates.get(encoding);
    const template = knownTemplate ?? compressTemplate(this.parts, nonce.length, encoding);
    this.#templates.set(encoding, template);
    if (knownTemplate !== undefined && encoding === 'br') this.#improve(nonce);
    return (await template)?.fill(nonce) ?? null;
  }

  #improve(nonce: string): void {
    if (this.#isImproved) return;
    this.#isImproved = true;
    lastImprovement = lastImprovement.then(async () => {
      const template = await compressTemplate(this.parts, nonce.length, 'br', 'well').catch(() => null);
      const quickTemplate = await this.#templates.get('br');
      const isSmaller = template && quickTemplate && template.fill(nonce).length < quickTemplate.fill(nonce).length;
      if (isSmaller) this.#templates.set('br', Promise.resolve(template));
    });
  }
}

/** @param mark placeholder of the nonce in `html`; a word that cannot be guessed */
export function cutPage(
  status: number,
  html: string,
  mark: string,
  isKept: boolean,
  state: PageState | null = null,
): CachedPage {
  const parts = html.split(mark).map((part) => Buffer.from(part));
  return new CachedPage(status, parts, isKept, state);
}
