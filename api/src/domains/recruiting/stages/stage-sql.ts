import { sql } from 'kysely';

import { type Expression, jsonObject } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { localText } from '../local-texts';

/** A stage in answers, with the alias `s`; null without one. */
export function stageOf({ lang }: ReadContext): Expression {
  const stage = jsonObject({
    id: sql`s.id`,
    name: localText(sql`s.names`, lang),
    state: sql`s.state`,
    color: sql`s.color`,
  });
  return sql`(case when s.id is not null then ${stage} end)`;
}
