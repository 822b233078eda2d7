import { compressQuickly, type Encoding, pickEncoding } from '@enlace/api/http';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { sendEncoded } from '../assets/send-compressed';
import type { Feed } from './feed-cache';

/** Bodies of kept feeds: a part of the sitemap has megabytes, and is compressed once. */
const bodies = new WeakMap<Feed, Map<Encoding | null, Promise<Buffer>>>();

/** Sends a feed, or 304 to a program that has it already. The caller sets `Vary`. */
export async function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  feed: Feed,
): Promise<FastifyReply> {
  if (feed.tag !== null) void reply.header('etag', feed.tag);
  if (hasTag(request, feed.tag)) return reply.code(304).send();
  void reply.header('cache-control', 'public, max-age=300');
  const encoding = pickEncoding(request.headers['accept-encoding']);
  return sendEncoded(request, reply, type, await encodeFeed(feed, encoding), encoding);
}

function encodeFeed(feed: Feed, encoding: Encoding | null): Promise<Buffer> {
  const feedBodies = bodies.get(feed) ?? new Map<Encoding | null, Promise<Buffer>>();
  bodies.set(feed, feedBodies);
  const knownBody = feedBodies.get(encoding);
  if (knownBody !== undefined) return knownBody;
  const content = Buffer.from(feed.text);
  const body = encoding === null ? Promise.resolve(content) : compressQuickly(content, encoding);
  feedBodies.set(encoding, body);
  return body;
}

function hasTag({ headers }: FastifyRequest, tag: string | null): boolean {
  return tag !== null && (headers['if-none-match'] ?? '').split(',').some((one) => one.trim() === tag);
}
