import { type Release, remoteContract } from '@enlace/shared-contract/platform';
import semver from 'semver';

import type { ShellDescription } from '../../assets/shell-build';

/** The properties of a shell that releases depend on. */
export type InstalledShell = Pick<ShellDescription, 'version' | 'contract' | 'lends'>;

/** The needs of a release from its shell. */
export type ShellNeeds = Pick<Release, 'contract' | 'shared' | 'uses'> & Pick<Release['remote'], 'requires'>;

/** Compared by its names; its version is that of the shell. */
const runtimeCore = '@module-federation/runtime-core';

/** The needs that were stored with a published release. */
export function needsOf({ contract, shared, uses, remote }: Release): ShellNeeds {
  return { contract, shared, uses, requires: remote.requires };
}

/**
 * The reasons why a release cannot run on a shell; none when it fits. Publish, promote, rollback and the installation
 * of a shell use this check. Without a shell, only the contract is compared.
 */
export function findMisfits(needs: ShellNeeds, shell: InstalledShell | null): string[] {
  return [
    ...checkContract(needs, shell),
    ...checkNeeds(needs),
    ...checkVersion(needs, shell),
    ...checkLent(needs, shell?.lends),
  ];
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

/** A release that names no needs cannot be compared with a later shell. */
function checkNeeds({ requires, shared, uses }: ShellNeeds): string[] {
  const libraries = Object.keys(uses ?? {}).filter(
    (library) => shared[library] === undefined && library !== runtimeCore,
  );
  return [
    ...(uses === undefined ? ['it does not list the names that it uses of lent libraries'] : []),
    ...(requires['shell'] === undefined ? ['it has no version range of the shell'] : []),
    ...libraries.map((library) => `it has no version range of ${library}`),
    ...Object.entries({ ...shared, ...requires })
      .filter(([, range]) => semver.validRange(range) === null)
      .map(([library, range]) => `"${range}" is no version range of ${library}`),
  ];
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
