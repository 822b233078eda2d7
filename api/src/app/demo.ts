import type { FastifyInstance } from 'fastify';

import type { Ask, FakePlaylist } from '../domains/learning';
import type { Db } from '../infrastructure/db/database';
import type { ApiEnv } from '../infrastructure/env/env';

export interface DemoOptions {
  readonly now: Date;
  /** Hash of the password that every demo account has. */
  readonly passwordHash: string;
}

/** Demo data and stand-ins: the package `demo`, as the API sees it. */
export interface Demo {
  /** Password of every demo account. */
  readonly password: string;
  /** Fills a database that has no accounts. */
  fillCommunity(db: Db, options: DemoOptions): Promise<void>;
  /** Mounts the drawn pictures that demo records show. */
  mountArt(app: FastifyInstance): void;
  /** Answers as YouTube does, of made-up playlists. Throws in production. */
  createPlaylistHost(mode: ApiEnv['mode'], playlists?: readonly FakePlaylist[]): Ask;
}

export type LoadDemo = () => Promise<Demo>;

/** Loads the package; a bundle has it in files of its own. */
export async function loadDemo(): Promise<Demo> {
  const { demo } = await import('@enlace/demo');
  return demo;
}

/** Whether an installation has demo data or needs a stand-in. Never true in production. */
export function needsDemo({ mode, seeds, youTubeKey }: Pick<ApiEnv, 'mode' | 'seeds' | 'youTubeKey'>): boolean {
  return mode !== 'production' && (seeds || youTubeKey === null);
}
