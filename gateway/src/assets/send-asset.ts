import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { documentHeaders } from '../ops/security-headers';
import type { Asset } from './asset-folder';
import { contentTypeOf } from './content-types';
import { pickEncoding } from './encoding';

const memoryBytes = 48 * 1024 * 1024;
const largestInMemory = 1024 * 1024;

/** How long an answer may be kept. */
export const keeping = {
  /** The address says what it holds. */
  forEver: 'public, max-age=31536000, immutable',
  /** The same, but only in the browser of the person who may see it. */
  forEverForOne: 'private, max-age=31536000, immutable',
  week: 'public, max-age=604800',
  hour: 'public, max-age=3600',
} as const;

export type Keeping = (typeof keeping)[keyof typeof keeping];

/** Sends files, compressed as the browser takes them, small ones out of memory. */
export class AssetSender {
  readonly #memory = new Map<string, Buffer>();
  #held = 0;

  async send(request: FastifyRequest, reply: FastifyReply, asset: Asset, kept: Keeping): Promise<FastifyReply> {
    const encoding = pickEncoding(request.headers['accept-encoding']);
    const packed = encoding === null ? undefined : asset.encoded[encoding];
    const tag = `"${asset.integrity.slice(7, 34)}${packed === undefined ? '' : `-${encoding}`}"`;
    for (const name of [...documentHeaders, 'x-request-id']) void reply.removeHeader(name);
    void reply
      .header('cache-control', kept)
      .header('etag', tag)
      .header('vary', 'Accept-Encoding')
      .type(contentTypeOf(asset.path));
    if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send();
    if (packed !== undefined) void reply.header('content-encoding', encoding);
    const { file, size } = packed ?? asset;
    void reply.header('content-length', String(size));
    if (request.method === 'HEAD') return reply.send();
    return reply.send(size > largestInMemory ? createReadStream(file) : await this.#read(file));
  }

  async #read(file: string): Promise<Buffer> {
    const known = this.#memory.get(file);
    if (known !== undefined) {
      this.#memory.delete(file);
      this.#memory.set(file, known);
      return known;
    }
    const content = await readFile(file);
    if (!this.#memory.has(file)) {
      this.#memory.set(file, content);
      this.#held += content.length;
    }
    for (const [oldest, dropped] of this.#memory) {
      if (this.#held <= memoryBytes) break;
      this.#memory.delete(oldest);
      this.#held -= dropped.length;
    }
    return content;
  }
}

function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag || part.trim() === '*');
}
