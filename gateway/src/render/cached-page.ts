import type { Encoding } from '@enlace/api/http';

import { compressTemplate, joinParts, type PageTemplate } from './page-template';

/** A document without the parts that differ in each answer. */
export class CachedPage {
  readonly #templates = new Map<Encoding, Promise<PageTemplate | null>>();

  /** @param parts the document's parts between the places of the nonce */
  constructor(
    readonly status: number,
    readonly parts: readonly Buffer[],
    /** Whether other visitors may get it later. */
    readonly isKept: boolean,
  ) {}

  /** The document of one answer. */
  plain(nonce: string): Buffer {
    return joinParts(this.parts, nonce);
  }

  /** The same, compressed once for all answers; null when it must be compressed per answer. */
  async compress(nonce: string, encoding: Encoding): Promise<Buffer | null> {
    const template = this.#templates.get(encoding) ?? compressTemplate(this.parts, nonce.length, encoding);
    this.#templates.set(encoding, template);
    return (await template)?.fill(nonce) ?? null;
  }
}

/** @param mark placeholder of the nonce in `html`; a word that cannot be guessed */
export function cutPage(status: number, html: string, mark: string, isKept: boolean): CachedPage {
  const parts = html.split(mark).map((part) => Buffer.from(part));
  return new CachedPage(status, parts, isKept);
}
