import { readCookie } from '@enlace/api/http';
import { isAllowed, type Viewer } from '@enlace/shared-contract/access';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { GatewayEnv } from '../env';

/** Roles with access to the full runtime core in production. `developers` is a role that grants nothing else. */
const inspectors = ['admin', 'developers'];

/** The choice is only a wish. Every page checks the right again. */
const cookie = 'enlace_core';
const parameter = 'core';
const lifetimeSeconds = 12 * 3600;

type Settings = Pick<GatewayEnv, 'federationCore' | 'publicUrl'>;

/** The runtime core of a page: the small one, unless the gateway's settings or this viewer chose the full one. */
export function coreOf(env: Settings, request: FastifyRequest, viewer: Viewer | null): { readonly core?: 'full' } {
  if (env.federationCore === 'full') return { core: 'full' };
  const isWanted = readCookie(request.headers.cookie, cookie) === 'full';
  return isWanted && isAllowed(viewer, inspectors) ? { core: 'full' } : {};
}

/**
 * Answers an address with `?core=full` or `?core=small`: stores the choice in this browser for twelve hours and
 * redirects to the address without it. Null for other addresses and for viewers without the right.
 */
export function answerChoice(
  env: Settings,
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer | null,
): FastifyReply | null {
  if (!request.url.includes('?')) return null;
  const [path = '/', query = ''] = request.url.split('?', 2);
  const search = new URLSearchParams(query);
  const choice = search.get(parameter);
  if ((choice !== 'full' && choice !== 'small') || !isAllowed(viewer, inspectors)) return null;
  search.delete(parameter);
  const rest = search.size > 0 ? `?${search}` : '';
  const maxAge = choice === 'full' ? lifetimeSeconds : 0;
  const rules = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${env.publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  return (
    reply
      .header('set-cookie', `${cookie}=${choice}; ${rules}`)
      .header('cache-control', 'no-store')
      // An absolute address, so that a path like //elsewhere stays on this site.
      .redirect(`${env.publicUrl}${path}${rest}`, 302)
  );
}
