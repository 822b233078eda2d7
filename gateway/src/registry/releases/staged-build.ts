import { AppError } from '@enlace/shared-contract';

/** Most a build may hold. */
export const buildLimits = { files: 1_000, fileBytes: 8 * 1024 * 1024, totalBytes: 64 * 1024 * 1024 } as const;

/** A build as it arrived, not yet believed: files lie below `<folder>/files`. */
export interface StagedBuild {
  readonly folder: string;
  /** Integrity of what really arrived, by path. */
  readonly received: ReadonlyMap<string, string>;
  /** `build.json` as sent. */
  readonly build: unknown;
  /** `remote.json` as sent. */
  readonly remote: unknown;
  /** `mf-manifest.json` as sent. */
  readonly manifest: unknown;
}

/** Parses JSON that somebody sent; what is no JSON is refused by name. */
export function parseSent(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', { userMessage: `${name} is not JSON.`, cause });
  }
}
