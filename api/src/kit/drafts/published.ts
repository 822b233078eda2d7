import { mayCall, type Resource, type Viewer } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Expression } from '../expressions';
import type { ReadContext } from '../read-context';

/** Whether somebody may see what is not published: whoever may edit every row of the resource. */
export function isEditorOf({ wire }: Pick<Resource, 'wire'>, viewer: Viewer | null | undefined): boolean {
  return viewer !== null && viewer !== undefined && wire.edit !== undefined && mayCall(viewer, wire.edit.access);
}

/** SQL of whether rows are somebody's own to edit. */
export type OwnRows = (viewer: Viewer) => Expression;

/**
 * What is published is for everybody, the rest for those who edit it: all rows, or their own. For `listed` and `readable`
 * of a table with `published_at`, whose resource declares `hasDrafts`.
 */
export function publishedFor(resource: Pick<Resource, 'wire'>, own?: OwnRows): (context: ReadContext) => Expression {
  return (context) => {
    const { viewer, now } = context;
    if (isEditorOf(resource, viewer)) return sql`true`;
    const published = sql`t.published_at <= ${now}`;
    return viewer && own ? sql`(${published} or ${own(viewer)})` : published;
  };
}

/** Every row for those who edit all of them, their own for others. For `editable` of a table. */
export function editableFor(resource: Pick<Resource, 'wire'>, own: OwnRows): (context: ReadContext) => Expression {
  return ({ viewer }) => (isEditorOf(resource, viewer) ? sql`true` : viewer ? own(viewer) : sql`false`);
}
