import { lookForMoneyJob } from '../domains/payments/money/money-jobs';
import { enqueue } from '../infrastructure/background-jobs/enqueue';
import type { TestApi } from './build-test-api';
import { finishAllJobs } from './event-tickets';

/** The daily look for refunds and disputes whose events were lost. */
export async function lookForMoney(api: TestApi): Promise<void> {
  await enqueue(api.deps.db, lookForMoneyJob, {});
  await finishAllJobs(api);
}
