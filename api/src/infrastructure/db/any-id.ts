import { type RawBuilder, sql } from 'kysely';

/** SQL for `column in (ids)` with one parameter for all ids, so that many ids cost no more text than one. */
export function isAnyId(column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`${column} = any(array(
    select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint))`;
}
