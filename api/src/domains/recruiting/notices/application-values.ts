import type { ApplicationState } from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../../../infrastructure/db/database';
import { withoutControls } from '../../../infrastructure/mail/clean-text';
import { isInForce, isInForceAs } from '../states/events-in-force';

/** What mails to applicants have in common. */
export const applicationValues = z.object({
  name: z.string(),
  /** Title of the job. */
  job: z.string(),
  company: z.string(),
  path: z.string(),
  /** Reason of the company; can be empty. */
  body: z.string(),
  application: z.number(),
  /** Of the event that the mail is about. */
  version: z.number(),
});

type Values = z.infer<typeof applicationValues>;

export const applicationParts = {
  placeholders: { job: withoutControls, company: withoutControls },
  link: ({ path }: Pick<Values, 'path'>): string => path,
} as const;

export const keptApplicationValues = ['name', 'job', 'company', 'path', 'body', 'application', 'version'] as const;

/** Whether an event, with the alias `e`, was taken back, or replaced by one that the member sees. */
const isReplaced = sql`(not ${isInForce} or exists (select 1 from application_events l
  where l.application_id = e.application_id and l.version > e.version and l.is_visible and ${isInForceAs('l')}))`;

/** Whether the event of a mail is still the last one that the member sees, and leads to one of these states. */
export async function isLastEvent(
  db: Db,
  { application, version }: Pick<Values, 'application' | 'version'>,
  states: readonly ApplicationState[],
): Promise<boolean> {
  const { rows } = await sql`select 1 from applications a join application_events e on e.application_id = a.id
    where a.id = ${application} and e.version = ${version} and a.user_id is not null
      and e.to_state = any(${states}::text[]) and not ${isReplaced}`.execute(db);
  return rows.length > 0;
}
