import type { Viewer } from '@enlace/shared-contract/access';
import type { DatasetQuery, openedShareSchema } from '@enlace/shared-contract/dashboards';
import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../../infrastructure/db/database';
import type { Expression } from '../../../../kit/expressions';
import { fullName, isPresent } from '../../../identity';
import { companiesOf } from '../../../recruiting';
import { boardTexts } from '../boards-texts';
import { isAdmin, isReader, readsForCompanies } from '../require-reader';
import { hashToken } from './share-tokens';

type OpenedShare = z.infer<typeof openedShareSchema>['data'];

/** The caller who opens a link; `viewer` is null for a visitor. */
interface Caller {
  readonly viewer: Viewer | null;
  readonly now: Date;
  readonly locale: Locale;
}

/**
 * The view of a link. It has no numbers: those depend on the rights of its reader, and not on those of its author.
 * @throws FORBIDDEN for callers who do not read the dashboards, before the link is looked up, and for readers without
 * one of its companies or chapters; NOT_FOUND for a link that has ended, expired, or never existed
 */
export async function openShare(db: Db, token: string, { viewer, now, locale }: Caller): Promise<OpenedShare> {
  const texts = boardTexts[locale];
  const refuse = (userMessage: string) => new AppError('FORBIDDEN', { userMessage });
  if (viewer === null) throw refuse(texts.signIn);
  if (!isReader(viewer)) throw refuse(texts.noDashboards);
  const { rows } = await sql<OpenedShare>`select s.dataset, s.query, ${fullName} as author
    from dashboard_shares s join users u on u.id = s.author_id and ${isPresent()}
    where s.token_hash = ${hashToken(token)} and s.ended_at is null and s.expires_at > ${now}`.execute(db);
  const [share] = rows;
  if (share === undefined) throw new AppError('NOT_FOUND', { userMessage: texts.linkEnded });
  const { company = [], chapter = [] } = share.query;
  if (!isAdmin(viewer)) {
    if (!(await areAllIn(db, company, companiesOf({ viewer })))) throw refuse(texts.otherCompanies);
    if (!readsForCompanies(viewer) && !(await areAllIn(db, chapter, chaptersLedBy(viewer))))
      throw refuse(texts.otherChapters);
  }
  return share;
}

const chaptersLedBy = ({ id }: Viewer): Expression => sql`(select led.chapter_id from chapter_leaders led
  join chapters c on c.id = led.chapter_id and c.deleted_at is null where led.user_id = ${id})`;

async function areAllIn(db: Db, ids: NonNullable<DatasetQuery['company']>, readableIds: Expression): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await sql`select 1 from unnest(${[...ids]}::bigint[]) as x(id)
    where x.id not in ${readableIds}`.execute(db);
  return rows.length === 0;
}
