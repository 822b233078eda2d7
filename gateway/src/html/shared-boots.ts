import { pickEncoding, RecentMap } from '@enlace/api/http';

import type { RegistryAnswer, SharedBoot } from '@enlace/shared-contract/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { digestOf, HashedContent } from '../assets/hashed-content';
import { keeping } from '../assets/send-asset';
import { sendEncoded } from '../assets/send-compressed';
import type { ShellBuild, ShellDescription } from '../assets/shell-build';
import type { GatewayEnv } from '../env';
import { textOfLinks } from '../registry/answer/site-links';

/** Enough for the canaries of some releases. */
const most = 20;
const folder = '/registry/boot/';

/** Address of no boot data: a document that names it is drawn with the current ones. */
export const outdatedBoot = `${folder}outdated`;

type SiteSettings = Pick<GatewayEnv, 'productName' | 'publicUrl' | 'apiBase' | 'sessionPollSeconds'>;

/** The boot data of visitors with one registry answer and one build of the shell. */
class StoredBoot extends HashedContent {
  readonly address: string;

  constructor(parts: Omit<SharedBoot, 'shared'>) {
    const shared = `${folder}${digestOf(JSON.stringify(parts))}`;
    super(Buffer.from(JSON.stringify({ shared, ...parts } satisfies SharedBoot)));
    this.address = shared;
  }
}

/**
 * The part of the boot data that all visitors share: registry answer, integrity of the shell's lazy files, settings.
 * Rendered pages contain its address only, which is the hash of its content, so a browser gets it once for each release.
 */
export class SharedBoots {
  readonly #boots = new RecentMap<string, StoredBoot>(most);
  readonly #byAddress = new Map<string, StoredBoot>();

  constructor(private readonly env: SiteSettings) {}

  /** The address for an answer of visitors. Answers of other viewers must not get one: all visitors can read it. */
  addressFor(answer: RegistryAnswer, build: ShellBuild): string {
    return this.#bootFor(answer, build).address;
  }

  /** Serves the addresses. An address that this process does not know gets the current boot data, which no cache keeps. */
  mount(app: FastifyInstance, current: (request: FastifyRequest, reply: FastifyReply) => Promise<CurrentBoot>): void {
    app.get(`${folder}:digest`, async (request, reply) => {
      const knownBoot = this.#byAddress.get(request.url);
      const boot = knownBoot ?? this.#bootFor(...(await current(request, reply)));
      const isExact = boot.address === request.url;
      const encoding = pickEncoding(request.headers['accept-encoding']);
      void reply
        .header('cache-control', isExact ? keeping.forEver : 'no-store')
        .header('vary', isExact ? 'Accept-Encoding' : 'Accept-Encoding, Cookie');
      return sendEncoded(request, reply, 'application/json; charset=utf-8', await boot.encode(encoding), encoding);
    });
  }

  #bootFor(answer: RegistryAnswer, build: ShellBuild): StoredBoot {
    const versions = answer.remotes.map(({ id, version }) => `${id}@${version}`).join(' ');
    const key = [build.name, answer.rev, versions, textOfLinks(answer.links), ...answer.guarded].join('\n');
    const knownBoot = this.#boots.get(key);
    if (knownBoot !== undefined) return knownBoot;
    const { productName, publicUrl: origin, apiBase, sessionPollSeconds } = this.env;
    const newBoot = new StoredBoot({
      productName,
      origin,
      apiBase,
      sessionPollSeconds,
      viewer: null,
      seo: null,
      registry: answer,
      assets: lazyIntegrities(build.description),
    });
    this.#boots.set(key, newBoot);
    this.#byAddress.clear();
    for (const [, boot] of this.#boots.entries()) this.#byAddress.set(boot.address, boot);
    return newBoot;
  }
}

/** The registry answer of a visitor, and the installed shell. */
export type CurrentBoot = readonly [answer: RegistryAnswer, build: ShellBuild];

const integrityMaps = new WeakMap<ShellDescription, Record<string, string>>();

/** Integrity of the shell's lazy chunks by URL path. The scripts of the start have their own attribute. */
export function lazyIntegrities(shell: ShellDescription): Record<string, string> {
  const knownMap = integrityMaps.get(shell);
  if (knownMap !== undefined) return knownMap;
  const lazy = Object.entries(shell.files).filter(([path]) => path.endsWith('.js') && !shell.entry.includes(path));
  const map = Object.fromEntries(lazy.map(([path, integrity]) => [`/${path}`, integrity]));
  integrityMaps.set(shell, map);
  return map;
}
