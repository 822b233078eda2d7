import * as z from 'zod';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { defineJob, type JobRunner } from '../../../infrastructure/background-jobs/define-job';
import { runRecount } from './recount-facts';
import { tendFacts } from './tend-facts';

const tend = defineJob({ kind: 'dashboards.tend-facts', payload: z.object({}), everySeconds: 600 });
const recount = defineJob({ kind: 'dashboards.recount-facts', payload: z.object({}), everySeconds: 86_400 });

export function factsJobs(deps: ApiDeps): readonly JobRunner[] {
  return [tend.runs(() => deps.unhurried((db) => tendFacts(db, deps.clock()))), recount.runs(() => runRecount(deps))];
}
