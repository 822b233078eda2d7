import { mayCall, type Resource, type Viewer } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Expression } from '../expressions';
import type { ReadContext } from '../read-context';

/** Whether somebody may see what is not published: whoever may edit every row of the resource. */
export function isEditorOf({ wire }: Pick<Resource, 'wire'>, viewer: Viewer | null | undefined): boolean {
  return viewer !== null && viewer !== undefined && wire.edit !== undefined && mayCall(viewer, wire.edit.access);
}

/**
 * What is published is for everybody, the rest for those who edit it. For `listed` and `readable` of a table with
 * `published_at`, whose resource declares `hasDrafts`.
 */
export function publishedFor(resource: Pick<Resource, 'wire'>): (context: ReadContext) => Expression {
  return ({ viewer, now }) => (isEditorOf(resource, viewer) ? sql`true` : sql`t.published_at <= ${now}`);
}
