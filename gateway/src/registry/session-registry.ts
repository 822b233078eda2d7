import { readCookie } from '@enlace/api/http';
import type { Viewer } from '@enlace/shared-contract/access';
import type { RegistryAnswer, Release } from '@enlace/shared-contract/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Viewers } from '../api-mount/viewer';
import { bucketCookie, isBucket, newBucket } from './answer/bucket';
import { answerFromDevServers } from './answer/dev-servers';
import { type LiveRegistry, loadLive } from './answer/live-registry';
import { answerFor, findCanaries, hasCanary } from './answer/registry-answer';
import type { SiteLinks } from './answer/site-links';
import { withPreview } from './preview/preview-registry';
import type { ReleasePreview, ReleasePreviews } from './preview/release-previews';
import type { RegistryStore } from './store/registry-store';

/** Cookie with the token of a release preview; it ends with the preview. */
export const previewCookie = 'enlace_release';

export interface SessionAnswer {
  readonly answer: RegistryAnswer;
  readonly viewer: Viewer | null;
  /** The release that only this browser gets. Its answer, and what is made from it, is for no other browser. */
  readonly preview: ReleasePreview | null;
}

export interface SessionRegistryOptions {
  readonly isSecure: boolean;
  readonly devRemotes: Readonly<Record<string, string>>;
  readonly previews: ReleasePreviews;
}

/** Answers with their links: visitors share one, so that what is made from it can be kept, too. */
const withLinks = new WeakMap<RegistryAnswer, RegistryAnswer>();

/** The registry for one session. */
export class SessionRegistry {
  readonly #canaries = new WeakMap<RegistryAnswer, string>();

  constructor(
    private readonly store: RegistryStore,
    private readonly viewers: Viewers,
    private readonly links: Pick<SiteLinks, 'get'>,
    private readonly options: SessionRegistryOptions,
  ) {}

  /** Rejects with UNAVAILABLE when the request has a session that cannot be read. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<SessionAnswer> {
    return this.answerTo(await this.viewers.of(request), request, reply);
  }

  /** The answer for a known viewer. Sets the browser's bucket when a canary is active. */
  async answerTo(viewer: Viewer | null, request: FastifyRequest, reply: FastifyReply): Promise<SessionAnswer> {
    const token = readCookie(request.headers.cookie, previewCookie);
    const preview = token === undefined ? null : await this.#previewOf(token);
    const answer = await this.#answer(viewer, request, reply, preview?.release ?? null);
    return { answer, viewer, preview: preview?.preview ?? null };
  }

  /** The answer that visitors of this browser's bucket share, without a preview of a release. */
  sharedAnswer(request: FastifyRequest, reply: FastifyReply): Promise<RegistryAnswer> {
    return this.#answer(null, request, reply, null);
  }

  async #answer(
    viewer: Viewer | null,
    request: FastifyRequest,
    reply: FastifyReply,
    previewedRelease: Release | null,
  ): Promise<RegistryAnswer> {
    const live = await loadLive(this.store);
    const links = await this.links.get();
    const shownRegistry = previewedRelease === null ? live : withPreview(live, previewedRelease);
    const answer = answerFor(shownRegistry, viewer, this.#bucketOf(live, request, reply));
    const lastAnswer = withLinks.get(answer);
    if (lastAnswer?.links === links) return lastAnswer;
    const newAnswer = { ...answerFromDevServers(answer, this.options.devRemotes), links };
    withLinks.set(answer, newAnswer);
    this.#canaries.set(newAnswer, findCanaries(live, answer));
    return newAnswer;
  }

  /** Ids of the remotes of which an answer of this registry has the canary: its browsers get other pages. */
  canariesIn(answer: RegistryAnswer): string {
    return this.#canaries.get(answer) ?? '';
  }

  /** Null after the end of the preview, for a wrong token, and when the release was removed. */
  async #previewOf(token: string): Promise<{ preview: ReleasePreview; release: Release } | null> {
    const preview = this.options.previews.read(token);
    if (typeof preview === 'string') return null;
    const release = await this.store.release(preview.id, preview.version);
    return release === null ? null : { preview, release };
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
