import * as z from 'zod';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { defineJob, type JobRunner } from '../../infrastructure/background-jobs/define-job';
import { remindOfDoubtful, sweepForms } from './sweep';

const payload = z.object({});
const cleanForms = defineJob({ kind: 'forms.clean', payload, everySeconds: 3600 });
const remind = defineJob({ kind: 'forms.remind-of-doubtful', payload, everySeconds: 3600 });

/** Background jobs of the domain: cleanup, and reminders of entries that wait for a check. */
export function formsJobs({ db, clock }: Pick<ApiDeps, 'db' | 'clock'>): readonly JobRunner[] {
  return [cleanForms.runs(() => sweepForms(db, clock())), remind.runs(() => remindOfDoubtful(db, clock()))];
}
