import type { Viewer } from '@enlace/shared-contract';
import type { FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { type Writing, writingOf } from '../../../kit/writing';

/** Who does something to an account, when, and in which language she is answered. */
export interface Acting extends Writing {
  readonly viewer: Viewer;
}

export function actingOf(request: FastifyRequest, deps: ApiDeps): Acting {
  return { ...writingOf(request, deps), viewer: request.requireViewer() };
}
