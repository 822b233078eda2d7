import { pickEncoding, RecentMap } from '@enlace/api/http';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { sendEncoded } from '../assets/send-compressed';
import type { CachedPage } from '../render/cached-page';
import type { PageState } from '../render/page-state';

/** Enough for pages that are made again between the request of a document and that of its state. */
const most = 200;
const folder = '/registry/state/';
/** A browser keeps states for returns to a page. They contain names of people, so they are not kept for long. */
const tenMinutes = 'public, max-age=600';

export type FindPage = (request: FastifyRequest, reply: FastifyReply, url: string) => Promise<CachedPage | null>;

/**
 * States of rendered pages. They are no part of the documents: only the scripts read them, after the page is visible.
 * An address is the hash of a state, followed by the address of its page.
 */
export class PageStates {
  readonly #recentStates = new RecentMap<string, PageState>(most);

  /** Called with each document that is answered. */
  note({ state }: CachedPage): void {
    if (state !== null) this.#recentStates.set(state.digest, state);
  }

  /**
   * Serves the states. A process that does not know one, for example after a restart, makes the page again. When the
   * page now has another state, the answer is `null`, which no cache keeps; the browser then draws the page anew.
   */
  mount(app: FastifyInstance, findPage: FindPage): void {
    app.get<{ Params: { digest: string } }>(`${folder}:digest/*`, async (request, reply) => {
      const { digest } = request.params;
      const url = request.url.slice(folder.length + digest.length);
      const state = this.#recentStates.get(digest) ?? (await findPage(request, reply, url))?.state;
      const encoding = pickEncoding(request.headers['accept-encoding']);
      const isExact = state?.digest === digest;
      void reply.header('cache-control', isExact ? tenMinutes : 'no-store').header('vary', 'Accept-Encoding');
      const body = isExact ? await state.encode(encoding) : Buffer.from('null');
      return sendEncoded(request, reply, 'application/json; charset=utf-8', body, isExact ? encoding : null);
    });
  }
}

/** @param url address of the page */
export function stateAddress(state: PageState, url: string): string {
  return `${folder}${state.digest}${url}`;
}
