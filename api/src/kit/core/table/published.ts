import { mayCall, type Viewer } from '@enlace/shared-contract/access';
import type { Resource } from '@enlace/shared-contract/resources';
import { sql } from 'kysely';

import type { Expression } from './expressions';
import type { ReadContext } from './read-context';

/** Whether the viewer may see unpublished rows: users with the right to edit every row of the resource. */
export function isEditorOf({ wire }: Pick<Resource, 'wire'>, viewer: Viewer | null | undefined): boolean {
  return viewer !== null && viewer !== undefined && wire.edit !== undefined && mayCall(viewer, wire.edit.access);
}

/** SQL condition for rows that this viewer may edit as their owner. */
export type OwnRows = (viewer: Viewer) => Expression;

/**
 * Visitors see published rows; editors see all rows, owners their own. For `listed` and `readable` of a table with
 * `published_at`, whose resource declares `hasDrafts`.
 */
export function publishedFor(
  resource: Pick<Resource, 'wire'>,
  ownRows?: OwnRows,
): (context: ReadContext) => Expression {
  return (context) => {
    const { viewer, now } = context;
    if (isEditorOf(resource, viewer)) return sql`true`;
    const publishedCondition = sql`t.published_at <= ${now}`;
    return viewer && ownRows ? sql`(${publishedCondition} or ${ownRows(viewer)})` : publishedCondition;
  };
}

/** Editors get every row, other viewers their own. For `editable` of a table. */
export function editableFor(resource: Pick<Resource, 'wire'>, ownRows: OwnRows): (context: ReadContext) => Expression {
  return ({ viewer }) => (isEditorOf(resource, viewer) ? sql`true` : viewer ? ownRows(viewer) : sql`false`);
}
