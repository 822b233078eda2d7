import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { defineJob, type JobRunner } from '../../../infrastructure/background-jobs/define-job';
import type { MountedResource } from '../../core/table/resource-options';

const cleanImports = defineJob({ kind: 'imports.clean', payload: z.object({}), everySeconds: 3600 });

export function importJobs({ db, clock }: ApiDeps, resources: readonly MountedResource[]): readonly JobRunner[] {
  const personalNames = resources
    .filter(({ options }) => options.isPersonal === true)
    .map(({ resource }) => resource.name);
  return [cleanImports.runs(() => forgetPersonalImports(db, personalNames, clock()))];
}

const personalImportHours = 24;

/** Deletes imports of people a day after their upload, whether they ran or not. A running import is left to its end. */
export async function forgetPersonalImports(db: Db, resources: readonly string[], now: Date): Promise<void> {
  if (resources.length === 0) return;
  const before = new Date(now.getTime() - personalImportHours * 3_600_000);
  await sql`delete from imports i where resource in (${sql.join(resources)}) and created_at < ${before}
    and not exists (select 1 from bulk_jobs j where j.id = i.job_id and j.state in ('queued', 'running'))`.execute(db);
}
