import { backgroundJobCalls, deadJobDoneSchema, deadJobsSchema } from '@enlace/shared-contract/admin';
import { bodyOf, createCalls, defineCall } from '@enlace/shared-data';

const client = 'authenticated';
const subject = 'background_jobs';

export const pageSize = 25;

/** The dead jobs that an address selects. */
export interface DeadJobsChoice {
  readonly search: string;
  readonly page: number;
}

/** Dead background jobs: one page of them, and the calls that repeat or discard a job. */
export const backgroundJobs = createCalls('adminContent/backgroundJobs', {
  dead: defineCall({
    client,
    request: ({ search, page }: DeadJobsChoice) => ({
      call: backgroundJobCalls.getDeadJobs,
      query: { search, page, per_page: pageSize },
    }),
    read: bodyOf(deadJobsSchema),
    shows: () => [subject],
  }),
  runAgain: defineCall({
    client,
    mode: 'first',
    request: (id: number) => ({ call: backgroundJobCalls.runJobAgain, params: { id } }),
    read: bodyOf(deadJobDoneSchema),
    changes: () => [subject],
  }),
  discard: defineCall({
    client,
    mode: 'first',
    request: (id: number) => ({ call: backgroundJobCalls.discardJob, params: { id } }),
    read: bodyOf(deadJobDoneSchema),
    changes: () => [subject],
  }),
});

export function choiceOf(search: URLSearchParams): DeadJobsChoice {
  const page = Number(search.get('page'));
  return {
    search: (search.get('search') ?? '').slice(0, 120),
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
}

export function addressOf({ search, page }: DeadJobsChoice): string {
  const entries = Object.entries({ search, page: page === 1 ? '' : String(page) }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(entries).toString();
  return query === '' ? '/admin/background-jobs' : `/admin/background-jobs?${query}`;
}
