import type { Viewer } from '@enlace/shared-contract/access';

/** Calls of a user who must add a second factor before anything else. */
const paths = [/^\/actor$/, /^\/logout$/, /^\/v2\/viewer$/, /^\/v2\/proof$/, /^\/v2\/second_factor(\/|$)/];

export function isEnrolmentCall(url: string): boolean {
  const [path = ''] = url.split('?');
  const call = path.replace(/^\/back(?=\/)/, '').replace(/^\/api(?=\/)/, '');
  return paths.some((pattern) => pattern.test(call));
}

/** A signed-in user without roles and permissions. */
export function withoutRights(viewer: Viewer): Viewer {
  return { ...viewer, roles: [], permissions: [] };
}
