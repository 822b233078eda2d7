import { pickEncoding } from '@enlace/api/http';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { documentHeaders } from '../ops/security-headers';
import type { Asset } from './asset-folder';
import { contentTypeOf } from './content-types';

const memoryBytes = 48 * 1024 * 1024;
const largestInMemory = 1024 * 1024;

/** Cache lifetime of an answer. */
export const keeping = {
  /** The address contains the hash of the content. */
  forEver: 'public, max-age=31536000, immutable',
  /** The same, but only in the browser of the user with access. */
  forEverForOne: 'private, max-age=31536000, immutable',
  week: 'public, max-age=604800',
  hour: 'public, max-age=3600',
} as const;

export type Keeping = (typeof keeping)[keyof typeof keeping];

/** Sends files in the best encoding that the browser accepts; small files come from memory. */
export class AssetSender {
  readonly #memory = new Map<string, Buffer>();
  #held = 0;

  async send(request: FastifyRequest, reply: FastifyReply, asset: Asset, cachePolicy: Keeping): Promise<FastifyReply> {
    const encoding = pickEncoding(request.headers['accept-encoding']);
    const encodedFile = encoding === null ? undefined : asset.encoded[encoding];
    const tag = `"${asset.integrity.slice(7, 34)}${encodedFile === undefined ? '' : `-${encoding}`}"`;
    for (const name of [...documentHeaders, 'x-request-id']) void reply.removeHeader(name);
    // HTTP/1.1 keeps connections by default; Node would add two headers about it.
    if (request.raw.httpVersion === '1.1' && reply.raw.shouldKeepAlive) reply.raw.removeHeader('connection');
    void reply.header('cache-control', cachePolicy).header('vary', 'Accept-Encoding').type(contentTypeOf(asset.path));
    // A browser never asks whether an immutable file has changed.
    if (!cachePolicy.endsWith('immutable')) {
      void reply.header('etag', tag);
      if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send();
    }
    if (encodedFile !== undefined) void reply.header('content-encoding', encoding);
    const { file, size } = encodedFile ?? asset;
    void reply.header('content-length', String(size));
    if (request.method === 'HEAD') return reply.send();
    return reply.send(size > largestInMemory ? createReadStream(file) : await this.#read(file));
  }

  async #read(file: string): Promise<Buffer> {
    const rememberedBody = this.#memory.get(file);
    if (rememberedBody !== undefined) {
      this.#memory.delete(file);
      this.#memory.set(file, rememberedBody);
      return rememberedBody;
    }
    const content = await readFile(file);
    if (!this.#memory.has(file)) {
      this.#memory.set(file, content);
      this.#held += content.length;
    }
    for (const [oldest, droppedBody] of this.#memory) {
      if (this.#held <= memoryBytes) break;
      this.#memory.delete(oldest);
      this.#held -= droppedBody.length;
    }
    return content;
  }
}

function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag || part.trim() === '*');
}
