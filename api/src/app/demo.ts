import type { FastifyInstance } from 'fastify';

import type { FetchAddress, FakePlaylist } from '../domains/learning';
import type { Db } from '../infrastructure/db/database';
import type { ApiEnv } from '../infrastructure/env/env';
import type { StripeSandbox } from '../infrastructure/stripe/stripe-account';

export interface DemoOptions {
  readonly now: Date;
  /** Hash of the password of every demo account. */
  readonly passwordHash: string;
}

/** What the package `demo` offers to the API: demo data, and replies of services that development cannot reach. */
export interface Demo {
  /** Addresses of the accounts that a person signs in with, the admin first. */
  readonly addresses: readonly string[];
  /** Password of every demo account. */
  readonly password: string;
  /** Fills a database without accounts. */
  fillCommunity(db: Db, options: DemoOptions): Promise<void>;
  /** Serves the drawn pictures of the demo records. */
  mountArt(app: FastifyInstance): void;
  /** Answers like YouTube, with invented playlists. Throws in production. */
  createPlaylistHost(mode: ApiEnv['mode'], playlists?: readonly FakePlaylist[]): FetchAddress;
  /** Answers like Stripe; no money moves. `sendsEvents` is false where a test sends them. Throws in production. */
  createStripeSandbox(
    mode: ApiEnv['mode'],
    options: { readonly db: Db; readonly sendsEvents?: boolean },
  ): StripeSandbox;
}

/** Loads the package `demo`. The program that starts the API passes it, because the API does not import `demo`. */
export type LoadDemo = () => Promise<Demo>;

/** Whether an installation has demo data or needs a stand-in. Never true in production. */
export function needsDemo({
  mode,
  seeds,
  youTubeKey,
  stripe,
}: Pick<ApiEnv, 'mode' | 'seeds' | 'youTubeKey' | 'stripe'>): boolean {
  return mode !== 'production' && (seeds || youTubeKey === null || stripe === null);
}
