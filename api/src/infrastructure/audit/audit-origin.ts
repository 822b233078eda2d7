import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';

import type { AuditOrigin } from './record-audit';

declare module 'fastify' {
  interface FastifyInstance {
    /** Key of the audit's address hashes; set by `registerAuth`. */
    auditKey: Buffer;
  }
}

/**
 * Origin of this request. Addresses are stored as keyed hashes, so equal addresses match and no address can be read.
 */
export function auditOrigin(request: FastifyRequest): AuditOrigin {
  return {
    actorId: request.impersonation?.actor.id ?? request.viewer?.id ?? null,
    ...(request.impersonation === null ? {} : { viewedAs: request.viewer?.id ?? null }),
    requestId: request.id,
    ipHash: createHmac('sha256', request.server.auditKey).update(request.ip).digest('base64url').slice(0, 22),
  };
}
