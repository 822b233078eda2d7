import type { Encoding } from '@enlace/api/http';
import { createHash } from 'node:crypto';

import { compressWell } from './compress-well';

/** Characters of a digest in an address: 96 bits. Pages contain it, and it cannot be compressed. */
const digestLength = 16;

/** Content with an address that is a hash of it. It is compressed once for each encoding. */
export class HashedContent {
  readonly #bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(readonly content: Buffer) {}

  async encode(encoding: Encoding | null): Promise<Buffer> {
    if (encoding === null) return this.content;
    const body = this.#bodies.get(encoding) ?? compressWell(this.content, encoding);
    this.#bodies.set(encoding, body);
    return body;
  }
}

export function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, digestLength);
}
