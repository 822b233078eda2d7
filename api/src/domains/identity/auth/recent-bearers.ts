import { countOwnWrites } from '../../../infrastructure/changes/own-writes';
import { RecentMap } from '../../../infrastructure/memory/recent-map';
import type { Bearer } from './bearer';

/** Milliseconds for which reads of the same token share their rights. Other processes notice a change no later. */
const lifetime = 1000;

interface RecentBearer {
  readonly bearer: Promise<Bearer>;
  readonly startedAt: number;
  readonly writes: number;
}

/**
 * Rights of the tokens of the last second, for requests that only read. Every write of this process ends them: what it
 * takes away is gone with the next request. Refused tokens are not kept.
 */
export class RecentBearers {
  /** By the header `Authorization`. */
  readonly #bearers = new RecentMap<string, RecentBearer>(1000);

  constructor(
    private readonly read: (authorization: string) => Promise<Bearer>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  find(authorization: string): Promise<Bearer> {
    const recent = this.#bearers.get(authorization);
    const writes = countOwnWrites();
    const startedAt = this.now();
    if (recent !== undefined && recent.writes === writes && startedAt - recent.startedAt < lifetime)
      return recent.bearer;
    const bearer = this.read(authorization);
    this.#bearers.set(authorization, { bearer, startedAt, writes });
    const forget = (): void => {
      if (this.#bearers.get(authorization)?.bearer === bearer) this.#bearers.delete(authorization);
    };
    bearer.then(({ viewer }) => (viewer === null ? forget() : undefined), forget);
    return bearer;
  }
}
