import { servedAttemptSchema } from '@enlace/shared-contract/platform';
import type { ErrorView } from '@enlace/shared-data';

export interface SessionScreenProps {
  /** `attempt` of the boot data; only on the page that the server answered with it. */
  readonly attempt?: unknown;
}

export interface RefusedAttempt {
  /** The typed values, without passwords. */
  readonly values: Readonly<Record<string, string>>;
  readonly error: ErrorView | undefined;
}

/** The form that a browser without scripts sent and the server refused; empty without one. */
export function readAttempt({ attempt }: SessionScreenProps): RefusedAttempt {
  const parsed = servedAttemptSchema.safeParse(attempt).data;
  if (parsed === undefined) return { values: {}, error: undefined };
  return { values: parsed.values, error: { ...parsed.error, reason: parsed.error.message, body: null } };
}
