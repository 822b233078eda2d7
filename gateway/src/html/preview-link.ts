import type { FastifyReply, FastifyRequest } from 'fastify';

import type { GatewayEnv } from '../env';
import { type ReleasePreviews } from '../registry/preview/release-previews';
import { releaseParameter } from '../registry/preview/start-preview';
import { previewCookie } from '../registry/session-registry';

/** What an address asks for: nothing, an answer that was sent, or a page with the reason why no preview began. */
type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'answered'; readonly reply: FastifyReply }
  | { readonly kind: 'refused'; readonly reason: 'ended' | 'invalid'; readonly url: string };

const end = 'end';

/**
 * Answers an address with `?release=`: stores the preview of a release in this browser until it ends, or ends it with
 * `?release=end`, and redirects to the address without it.
 */
export function answerPreviewLink(
  env: Pick<GatewayEnv, 'publicUrl'>,
  previews: ReleasePreviews,
  request: FastifyRequest,
  reply: FastifyReply,
): Outcome {
  const token = request.url.includes('?') ? new URLSearchParams(queryOf(request.url)).get(releaseParameter) : null;
  if (token === null) return { kind: 'none' };
  const url = withoutPreview(request.url);
  const preview = token === end ? null : previews.read(token);
  if (typeof preview === 'string') return { kind: 'refused', reason: preview, url };
  const maxAge = preview === null ? 0 : Math.max(1, preview.endsAt - Math.floor(Date.now() / 1000));
  const rules = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${env.publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  void reply
    .header('set-cookie', `${previewCookie}=${preview === null ? '' : token}; ${rules}`)
    .header('cache-control', 'no-store')
    // An absolute address, so that a path like //elsewhere stays on this site.
    .redirect(`${env.publicUrl}${url}`, 302);
  return { kind: 'answered', reply };
}

/** The address of a page that ends the preview and returns to it. */
export function previewEndAddress(url: string): string {
  const address = withoutPreview(url);
  return `${address}${address.includes('?') ? '&' : '?'}${releaseParameter}=${end}`;
}

function withoutPreview(url: string): string {
  const [path = '/'] = url.split('?', 1);
  const search = new URLSearchParams(queryOf(url));
  if (!search.has(releaseParameter)) return url;
  search.delete(releaseParameter);
  return search.size > 0 ? `${path}?${search}` : path;
}

function queryOf(url: string): string {
  return url.split('?', 2)[1] ?? '';
}
