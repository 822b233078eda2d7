import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/** Sends an iCalendar file, or 304 when the program has the same file. The caller sets `Cache-Control`. */
export function sendCalendar(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  void reply.header('etag', tag);
  const knownTags = String(request.headers['if-none-match'] ?? '').split(',');
  if (knownTags.some((one) => one.trim() === tag)) return reply.code(304).send();
  return reply.type('text/calendar; charset=utf-8').send(text);
}
