import { AppError } from '@enlace/shared-contract/errors';

/** Maximum size of a build. */
export const buildLimits = { files: 1_000, fileBytes: 8 * 1024 * 1024, totalBytes: 64 * 1024 * 1024 } as const;

/** A received build before its check; the files are below `<folder>/files`. */
export interface StagedBuild {
  readonly folder: string;
  /** Integrity of the received files, by path. */
  readonly received: ReadonlyMap<string, string>;
  /** `build.json` as received. */
  readonly build: unknown;
  /** `remote.json` as received. */
  readonly remote: unknown;
  /** `mf-manifest.json` as received. */
  readonly manifest: unknown;
}

/** Parses received JSON; the error names the file. */
export function parseSent(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', { userMessage: `${name} is not JSON.`, cause });
  }
}
