import { type Release, remoteContract } from '@enlace/shared-contract';
import semver from 'semver';

import type { ShellDescription } from '../../assets/shell-build';

/** The properties of a shell that releases depend on. */
export type InstalledShell = Pick<ShellDescription, 'version' | 'contract' | 'lends'>;

/** The needs of a release from its shell. */
export type ShellNeeds = Pick<Release, 'contract' | 'shared' | 'uses'> & Pick<Release['remote'], 'requires'>;

/** The needs that were stored with a published release. */
export function needsOf({ contract, shared, uses, remote }: Release): ShellNeeds {
  return { contract, shared, uses, requires: remote.requires };
}

/**
 * The reasons why a release cannot run on a shell; none when it fits. Publish, promote, rollback and the installation
 * of a shell use this check. Without a shell, only the contract is compared.
 */
export function findMisfits(needs: ShellNeeds, shell: InstalledShell | null): string[] {
  return [...checkContract(needs, shell), ...checkVersion(needs, shell), ...checkLent(needs, shell?.lends)];
}

function checkContract({ contract }: ShellNeeds, shell: InstalledShell | null): string[] {
  const shellContract = shell?.contract ?? remoteContract;
  return contract === shellContract
    ? []
    : [`it is built for remote contract ${contract}, the shell speaks ${shellContract}`];
}

function checkVersion({ requires }: ShellNeeds, shell: InstalledShell | null): string[] {
  const range = requires['shell'];
  const installedVersion = shell === null ? null : semver.coerce(shell.version);
  if (range === undefined || installedVersion === null || semver.satisfies(installedVersion, range)) return [];
  return [`it needs shell ${range}, ${shell?.version} is installed`];
}

/** Compares libraries and names with those that the shell lends. A shell in development has no such list. */
function checkLent({ shared, uses = {} }: ShellNeeds, lends: InstalledShell['lends']): string[] {
  if (lends === undefined) return [];
  return [
    ...Object.entries(shared).flatMap(([library, range]) => {
      const lentLibrary = lends[library];
      if (lentLibrary === undefined) return [`the shell does not lend ${library}`];
      return semver.satisfies(lentLibrary.version, range)
        ? []
        : [`it needs ${library} ${range}, the shell lends ${lentLibrary.version}`];
    }),
    ...Object.entries(uses).flatMap(([library, names]) =>
      names
        .filter((name) => !lends[library]?.names.includes(name))
        .map((name) => `the shell does not lend ${name} of ${library}`),
    ),
  ];
}
