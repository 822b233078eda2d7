import type { Viewer } from '@enlace/shared-contract/access';
import type { openedShareSchema } from '@enlace/shared-contract/dashboards';
import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../../infrastructure/db/database';
import { fullName, isPresent } from '../../../identity';
import { findDashboardViewer } from '../../datasets/dashboard-viewer';
import { boardTexts } from '../boards-texts';
import { isReader } from '../require-reader';
import { hashToken } from './share-tokens';

type OpenedShare = z.infer<typeof openedShareSchema>['data'];

/** The caller who opens a link; `viewer` is null for a visitor. */
interface ShareReader {
  readonly viewer: Viewer | null;
  readonly now: Date;
  readonly locale: Locale;
}

/**
 * The view of a link. It has no numbers: those depend on the rights of its reader, and not on those of its author.
 * @throws FORBIDDEN for callers who do not read the dashboards, before the link is looked up, and for readers without
 * one of its companies or chapters; NOT_FOUND for a link that has ended, expired, or never existed
 */
export async function openShare(db: Db, token: string, { viewer, now, locale }: ShareReader): Promise<OpenedShare> {
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
  const { companyIds, chapterIds } = await findDashboardViewer(db, viewer);
  if (!areAllIn(company, companyIds)) throw refuse(texts.otherCompanies);
  if (!areAllIn(chapter, chapterIds)) throw refuse(texts.otherChapters);
  return share;
}

/** Whether a reader reads all of these companies or chapters; `readableIds` is null for a reader of all. */
function areAllIn(ids: readonly number[], readableIds: readonly number[] | null): boolean {
  return readableIds === null || ids.every((id) => readableIds.includes(id));
}
