import { jobAges } from '@enlace/shared-contract/work';

type JobAge = (typeof jobAges)[number];

const hours: Readonly<Record<JobAge, number>> = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24 };

/** The time after which a job of this age was published, in ms since 1970. */
export function startOfAge(age: JobAge, now: Date): number {
  return now.getTime() - hours[age] * 3_600_000;
}

export const isJobAge = (value: unknown): value is JobAge => jobAges.some((age) => age === value);
