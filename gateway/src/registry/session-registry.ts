import { readCookie } from '@enlace/api/http';
import type { RegistryAnswer, Viewer } from '@enlace/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Viewers } from '../api-mount/viewer';
import { bucketCookie, isBucket, newBucket } from './answer/bucket';
import { answerFromDevServers } from './answer/dev-servers';
import { type LiveRegistry, loadLive } from './answer/live-registry';
import { answerFor, hasCanary } from './answer/registry-answer';
import type { SiteLinks } from './answer/site-links';
import type { RegistryStore } from './store/registry-store';

export interface SessionAnswer {
  readonly answer: RegistryAnswer;
  readonly viewer: Viewer | null;
}

/** The registry for one session. */
export class SessionRegistry {
  constructor(
    private readonly store: RegistryStore,
    private readonly viewers: Viewers,
    private readonly links: Pick<SiteLinks, 'get'>,
    private readonly options: { readonly isSecure: boolean; readonly devRemotes: Readonly<Record<string, string>> },
  ) {}

  /** Rejects with UNAVAILABLE when the request has a session that cannot be read. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<SessionAnswer> {
    return this.answerTo(await this.viewers.of(request), request, reply);
  }

  /** The answer for a known viewer. Sets the browser's bucket when a canary is active. */
  async answerTo(viewer: Viewer | null, request: FastifyRequest, reply: FastifyReply): Promise<SessionAnswer> {
    const [live, links] = await Promise.all([loadLive(this.store), this.links.get()]);
    const answer = answerFor(live, viewer, this.#bucketOf(live, request, reply));
    return { answer: { ...answerFromDevServers(answer, this.options.devRemotes), links }, viewer };
  }

  #bucketOf(live: LiveRegistry, request: FastifyRequest, reply: FastifyReply): string | null {
    if (!hasCanary(live)) return null;
    const knownBucket = readCookie(request.headers.cookie, bucketCookie);
    if (isBucket(knownBucket)) return knownBucket;
    const bucket = newBucket();
    const year = 365 * 24 * 3600;
    const rules = `Path=/; Max-Age=${year}; HttpOnly; SameSite=Lax${this.options.isSecure ? '; Secure' : ''}`;
    void reply.header('set-cookie', `${bucketCookie}=${bucket}; ${rules}`);
    return bucket;
  }
}
