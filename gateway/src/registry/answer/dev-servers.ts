import type { RegistryAnswer, RegistryRemote } from '@enlace/shared-contract/platform';

import { containerName } from '../releases/container-name';

const version = 'live';

function fromServer({ fallback: _none, ...remote }: RegistryRemote, url: string): RegistryRemote {
  return {
    ...remote,
    version,
    container: containerName(remote.id, version),
    base: `${url.replace(/(?<!\/)\/+$/, '')}/`,
    entry: 'remoteEntry.js',
    files: {},
    preload: [],
    screens: {},
  };
}

/**
 * Development only: the named remotes come from their development servers. Their files have no integrity and no
 * preload links. Pages and rights are those of the release.
 */
export function answerFromDevServers(
  answer: RegistryAnswer,
  devRemotes: Readonly<Record<string, string>>,
): RegistryAnswer {
  const remotes = answer.remotes.map((remote) => {
    const url = devRemotes[remote.id];
    return url === undefined ? remote : fromServer(remote, url);
  });
  return { ...answer, remotes };
}
