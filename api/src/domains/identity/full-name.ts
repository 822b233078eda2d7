import { sql } from 'kysely';

import { type Expression } from '../../kit/expressions';

/** A person's name; her row is called `u`. */
export const fullName: Expression = sql`trim(u.first_name || ' ' || u.last_name)`;
