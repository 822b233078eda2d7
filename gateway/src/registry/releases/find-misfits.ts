import { type Release, remoteContract } from '@enlace/shared-contract';
import semver from 'semver';

import type { ShellDescription } from '../../assets/shell-build';

/** What matters of a shell to a release. */
export type InstalledShell = Pick<ShellDescription, 'version' | 'contract' | 'lends'>;

/** What a release needs of the shell that it runs on. */
export type ShellNeeds = Pick<Release, 'contract' | 'shared' | 'uses'> & Pick<Release['remote'], 'requires'>;

/** The needs that were written down when a release was published. */
export function needsOf({ contract, shared, uses, remote }: Release): ShellNeeds {
  return { contract, shared, uses, requires: remote.requires };
}

/**
 * The reasons why a release cannot run on a shell; none when it fits. The one check of publish, promote, rollback and
 * the installation of a shell. Without a shell, only the contract is compared.
 */
export function findMisfits(needs: ShellNeeds, shell: InstalledShell | null): string[] {
  return [...checkContract(needs, shell), ...checkVersion(needs, shell), ...checkLent(needs, shell?.lends)];
}

function checkContract({ contract }: ShellNeeds, shell: InstalledShell | null): string[] {
  const spoken = shell?.contract ?? remoteContract;
  return contract === spoken ? [] : [`it is built for remote contract ${contract}, the shell speaks ${spoken}`];
}

function checkVersion({ requires }: ShellNeeds, shell: InstalledShell | null): string[] {
  const range = requires['shell'];
  const installed = shell === null ? null : semver.coerce(shell.version);
  if (range === undefined || installed === null || semver.satisfies(installed, range)) return [];
  return [`it needs shell ${range}, ${shell?.version} is installed`];
}

/** Compares libraries and names with what the shell lends; a shell under development does not say. */
function checkLent({ shared, uses = {} }: ShellNeeds, lends: InstalledShell['lends']): string[] {
  if (lends === undefined) return [];
  return [
    ...Object.entries(shared).flatMap(([library, range]) => {
      const lent = lends[library];
      if (lent === undefined) return [`the shell does not lend ${library}`];
      return semver.satisfies(lent.version, range)
        ? []
        : [`it needs ${library} ${range}, the shell lends ${lent.version}`];
    }),
    ...Object.entries(uses).flatMap(([library, names]) =>
      names
        .filter((name) => !lends[library]?.names.includes(name))
        .map((name) => `the shell does not lend ${name} of ${library}`),
    ),
  ];
}
