import type { ColumnType, Generated } from 'kysely';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** `waiting` for `due_at`, `running` in a process, `done`, or `dead` after the last attempt. */
export type JobState = 'waiting' | 'running' | 'done' | 'dead';

/** Table of migration 0020. It is called background jobs, because `jobs` are the job offers of companies. */
export type JobTables = {
  background_jobs: {
    id: Generated<number>;
    kind: string;
    /** Waiting jobs of one kind have different keys. */
    key: Optional<string>;
    /** The instant of a recurring job. A kind has one job per instant. */
    slot: Optional<Date>;
    payload: ColumnType<unknown, string, string>;
    state: Generated<JobState>;
    /** Start of a waiting job; end of the lease of a running job. */
    due_at: ColumnType<Date, Date | undefined, Date>;
    /** Number of claims. It identifies one run: a run that has lost its lease can no longer change the row. */
    runs: Generated<number>;
    /** Failed and current attempts; the last one is `most_attempts`. */
    attempts: Generated<number>;
    most_attempts: number;
    is_at_most_once: boolean;
    /** Why the last attempt failed, without personal texts and secrets. */
    reason: Optional<string>;
    created_at: ColumnType<Date, Date | undefined, never>;
    started_at: Optional<Date>;
    /** When the job became done or dead. */
    ended_at: Optional<Date>;
  };
};
