import type * as z from 'zod';

import type { Db } from '../db/database';

/** Pauses between the attempts of a failed job: the first is `firstSeconds`, each later one is twice as long. */
export interface RetryRule {
  /** Number of attempts before the job is dead. */
  readonly attempts: number;
  readonly firstSeconds: number;
  /** Upper limit of one pause. */
  readonly longestSeconds: number;
}

export interface JobSettings<P extends object> {
  /** `<domain>.<verb>-<object>`, unique; it is stored with every job, so it never changes. */
  readonly kind: string;
  /** Only ids: no secrets and no personal texts. */
  readonly payload: z.ZodType<P>;
  /** Default: 8 attempts, the first pause 5 s, the longest 1 h. */
  readonly retry?: Partial<RetryRule>;
  /** For work that must never happen twice: when its process dies, the job becomes dead and is not repeated. */
  readonly isAtMostOnce?: boolean;
  /** Seconds between the starts of a recurring job, which has no payload. */
  readonly everySeconds?: number;
  /** Jobs of this kind that one process runs at the same time; default 1. */
  readonly atOnce?: number;
}

/** One run of a job. */
export interface JobRun {
  readonly id: number;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /**
   * Aborted when the process stops, or when another process has taken over the job. A long job then returns
   * `runAgain()`.
   */
  readonly signal: AbortSignal;
  /** For long jobs: a finished part of the work resets the number of attempts to 1. */
  noteProgress(): Promise<void>;
}

/**
 * The work of a job. It can run more than once, unless the job is declared at most once. A thrown error causes
 * another attempt.
 */
export type RunJob<P extends object> = (payload: P, run: JobRun) => Promise<unknown>;

/** Updates the domain's own rows for a dead job. Runs in the transaction that writes the state. */
export type BuryJob<P extends object> = (trx: Db, payload: P, reason: string) => Promise<void>;

/** A kind of job with its work, for the worker. */
export interface JobRunner {
  readonly job: JobDefinition<object>;
  /** Throws `HopelessJobError` for a payload that does not fit the schema. */
  run(payload: unknown, run: JobRun): Promise<unknown>;
  markDead(trx: Db, payload: unknown, reason: string): Promise<void>;
}

export interface JobDefinition<P extends object> {
  readonly kind: string;
  readonly payload: z.ZodType<P>;
  readonly retry: RetryRule;
  readonly isAtMostOnce: boolean;
  readonly everySeconds: number | null;
  readonly atOnce: number;
  /** Connects the declaration with its work. The app passes all runners to the worker. */
  runs(work: RunJob<P>, whenDead?: BuryJob<P>): JobRunner;
}

const defaultRetry: RetryRule = { attempts: 8, firstSeconds: 5, longestSeconds: 3600 };

/** Declares a kind of job. The domain that owns the work declares it. */
export function defineJob<P extends object>(settings: JobSettings<P>): JobDefinition<P> {
  const definition: JobDefinition<P> = {
    kind: settings.kind,
    payload: settings.payload,
    retry: { ...defaultRetry, ...settings.retry },
    isAtMostOnce: settings.isAtMostOnce ?? false,
    everySeconds: settings.everySeconds ?? null,
    atOnce: settings.atOnce ?? 1,
    runs: (work, whenDead) => ({
      job: definition,
      run: async (payload, run) => {
        const parsed = settings.payload.safeParse(payload);
        if (!parsed.success) throw new HopelessJobError('the payload does not fit the kind');
        return work(parsed.data, run);
      },
      markDead: async (trx, payload, reason) => {
        const parsed = settings.payload.safeParse(payload);
        if (parsed.success) await whenDead?.(trx, parsed.data, reason);
      },
    }),
  };
  return definition;
}

/** Thrown when another attempt cannot succeed: the job is dead at once. */
export class HopelessJobError extends Error {}

/** Result of a run that is not finished: the job waits and continues, here or in another process. */
export class RunAgain {
  constructor(readonly afterSeconds: number) {}
}

/** The result of a job that continues later. It does not count as an attempt. */
export function runAgain(afterSeconds = 0): RunAgain {
  return new RunAgain(afterSeconds);
}
