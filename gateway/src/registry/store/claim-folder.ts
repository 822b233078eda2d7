import { identifyFolder } from '@enlace/api/http';
import { isAppError } from '@enlace/shared-contract/errors';
import type { RegistryStoreClaim } from '@enlace/shared-contract/platform';
import type { Logger } from 'pino';

export interface FolderClaimOptions {
  /** Folder of the registry. */
  readonly folder: string;
  readonly adopts: boolean;
  /** Rejects with CONFLICT when the gateways of the API have another folder. */
  readonly claim: (claim: RegistryStoreClaim) => Promise<void>;
  readonly log: Pick<Logger, 'warn'>;
  /** Called with the refusal of an API that answered only after the start. */
  readonly onRefusal: (error: Error) => void;
  readonly retryMs?: number;
}

/**
 * Names the folder of the releases to the API, and rejects when its gateways have another one: with separate folders they
 * would lose each other's releases. While the API does not answer, pages are served, and the claim is repeated.
 */
export async function claimFolder(options: FolderClaimOptions): Promise<void> {
  const { folder, adopts, claim, log, onRefusal, retryMs = 5_000 } = options;
  try {
    await claim({ id: await identifyFolder(folder), adopts });
  } catch (error) {
    if (isAppError(error) && error.code === 'CONFLICT') throw new Error(refusalOf(folder), { cause: error });
    log.warn({ err: error }, 'the API does not answer which folder its gateways share');
    setTimeout(() => void claimFolder(options).catch(onRefusal), retryMs).unref();
  }
}

function refusalOf(folder: string): string {
  return (
    `The folder ${folder} cannot be used with this API, whose gateways have their releases in another folder: ` +
    'set DATA_DIR to one folder that all gateways share. ' +
    'If this folder replaces the other one, start once with ADOPT_DATA_DIR=true.'
  );
}
