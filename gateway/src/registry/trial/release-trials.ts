import { AppError } from '@enlace/shared-contract/errors';
import type { Release } from '@enlace/shared-contract/platform';

import type { ShellBuild } from '../../assets/shell-build';
import type { RegistryStore } from '../store/registry-store';
import { runTrial, type Trial, type TrialJob } from './run-trial';

/** Rejects with VALIDATION_FAILED and the reasons when a release does not run on the installed shell. */
export type ReleaseTrial = (name: string, job: Omit<TrialJob, 'shellFile'>) => Promise<void>;

/** Trials on the installed shell. A release that passed runs again only on another build of the shell. */
export function createReleaseTrials(shell: () => ShellBuild | null, trial: Trial = runTrial): ReleaseTrial {
  const passedTrials = new Set<string>();
  return async (name, job) => {
    const build = shell();
    const server = build?.description.server;
    const shellFile = server === undefined ? undefined : build?.assets.get(server)?.file;
    const key = `${name} ${build?.name}`;
    // A shell without a server part has no libraries for a trial.
    if (shellFile === undefined || passedTrials.has(key)) return;
    const problems = await trial({ ...job, shellFile });
    if (problems.length > 0) {
      throw new AppError('VALIDATION_FAILED', {
        userMessage: `${name} does not run: ${problems.join('; ')}.`,
        details: { problems },
      });
    }
    passedTrials.add(key);
  };
}

/** Runs a published release before a pointer names it. */
export async function tryRelease(trial: ReleaseTrial, store: RegistryStore, release: Release): Promise<void> {
  const { id, version, entry, contract, server, remote } = release;
  const entryFile = (await store.files(id, version))?.get(entry)?.file;
  if (entryFile === undefined) return;
  const build = { entry, contract, container: remote.container, server };
  await trial(`${id} ${version}`, { files: entryFile.slice(0, -entry.length), build, remote });
}
