import { isAllowed, mayCall, type Viewer } from '@enlace/shared-contract/access';
import { dashboardCalls } from '@enlace/shared-contract/dashboards';
import { AppError } from '@enlace/shared-contract/errors';
import { users } from '@enlace/shared-contract/identity';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { leaderRight } from '../../identity';
import { companiesOf } from '../../recruiting';
import type { ViewerKind } from './viewer-kind';

export interface DashboardViewer {
  readonly kind: ViewerKind;
  /** Whether numbers are protected: a viewer who may not read the records of members. */
  readonly isRestricted: boolean;
  /** Companies whose facts the viewer reads; null: all. */
  readonly companyIds: readonly number[] | null;
  /** Chapters whose members, visits and tickets the viewer reads; null: all. */
  readonly chapterIds: readonly number[] | null;
}

const { access } = dashboardCalls.getDataset;
const adminNames = ['admin', ...(access.kind === 'roles' ? [access.permission] : [])];

/** The widest kind that a viewer is; null for a viewer who reads no dashboards. */
function viewerKindOf(viewer: Viewer | null): ViewerKind | null {
  if (isAllowed(viewer, adminNames)) return 'admin';
  if (isAllowed(viewer, ['recruiters'])) return 'recruiter';
  return isAllowed(viewer, [leaderRight.name]) ? 'leader' : null;
}

async function idsOf(db: Db, query: RawBuilder<{ id: number }>): Promise<number[]> {
  const { rows } = await query.execute(db);
  return rows.map(({ id }) => id);
}

/** What a viewer may count. Throws FORBIDDEN for a viewer who reads no dashboards. */
export async function findDashboardViewer(db: Db, viewer: Viewer): Promise<DashboardViewer> {
  const kind = viewerKindOf(viewer);
  if (kind === null) throw new AppError('FORBIDDEN', { message: `user ${viewer.id} reads no dashboards` });
  const isRestricted = !mayCall(viewer, users.wire.get.access);
  const companies = sql<{ id: number }>`select own.id from ${companiesOf({ viewer })} as own(id) order by own.id`;
  const chapters = sql<{ id: number }>`select led.chapter_id as id from chapter_leaders led
    join chapters c on c.id = led.chapter_id and c.deleted_at is null where led.user_id = ${viewer.id} order by 1`;
  return {
    kind,
    isRestricted,
    companyIds: kind === 'admin' ? null : kind === 'recruiter' ? await idsOf(db, companies) : [],
    chapterIds: kind === 'leader' ? await idsOf(db, chapters) : null,
  };
}
