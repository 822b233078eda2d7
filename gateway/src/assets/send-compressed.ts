import { compressQuickly, type Encoding, pickEncoding } from '@enlace/api/http';
import type { FastifyReply, FastifyRequest } from 'fastify';

const leastBytes = 1024;

/** Compresses a text of this request while it is sent. The caller sets `Vary`. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string | Buffer,
): Promise<FastifyReply> {
  const content = typeof text === 'string' ? Buffer.from(text) : text;
  const encoding = content.length < leastBytes ? null : pickEncoding(request.headers['accept-encoding']);
  const body = encoding === null ? content : await compressQuickly(content, encoding);
  return sendEncoded(request, reply, type, body, encoding);
}

/** Sends compressed content as it is. The caller sets `Vary`. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: Buffer,
  encoding: Encoding | null,
): FastifyReply {
  void reply.type(type).header('content-length', String(body.length));
  if (encoding !== null) void reply.header('content-encoding', encoding);
  return request.method === 'HEAD' ? reply.send() : reply.send(body);
}
