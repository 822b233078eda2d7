import type { Viewer } from '@enlace/shared-contract/access';
import type { FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { type Writing, writingOf } from '../../../kit/core/write/writing';

/** The viewer, time and language of a change of an account. */
export interface Acting extends Writing {
  readonly viewer: Viewer;
}

/** The viewer, time and language of a request. Throws UNAUTHENTICATED for a visitor. */
export function actingOf(request: FastifyRequest, deps: ApiDeps): Acting {
  return { ...writingOf(request, deps), viewer: request.requireViewer() };
}
