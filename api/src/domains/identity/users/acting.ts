import type { Viewer } from '@enlace/shared-contract/access';
import type { FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { type WriteContext, writeContextOf } from '../../../kit/core/write/write-context';

/** The viewer, time and language of a change of an account. */
export interface Acting extends WriteContext {
  readonly viewer: Viewer;
}

/** The viewer, time and language of a request. Throws UNAUTHENTICATED for a visitor. */
export function actingOf(request: FastifyRequest, deps: ApiDeps): Acting {
  return { ...writeContextOf(request, deps), viewer: request.requireViewer() };
}
