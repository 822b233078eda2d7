import * as z from 'zod';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { defineJob, type JobRunner } from '../../infrastructure/background-jobs/define-job';
import { addUpMemberCounts } from './member-counts';
import { forgetTraces } from './merge/undo-merge';
import { sweepRemovals } from './privacy/removal-sweep';

const payload = z.object({});
const removeDuePeople = defineJob({ kind: 'users.remove-due', payload, everySeconds: 600 });
const addUpCounts = defineJob({ kind: 'users.add-up-counts', payload, everySeconds: 60 });
const forgetMerges = defineJob({ kind: 'users.forget-merges', payload, everySeconds: 600 });

/**
 * Background jobs of the domain: scheduled removals of accounts, sums of the member counts, and cleanup of merges that
 * can no longer be undone.
 */
export function identityJobs(
  deps: Pick<ApiDeps, 'db' | 'clock' | 'logger' | 'personColumns' | 'capabilities' | 'env' | 'mailLeadersOfAll'>,
): readonly JobRunner[] {
  return [
    removeDuePeople.runs(() => sweepRemovals(deps)),
    addUpCounts.runs(() => addUpMemberCounts(deps.db)),
    forgetMerges.runs(() => forgetTraces(deps.db, deps.clock())),
  ];
}
