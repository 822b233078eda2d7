import { sql } from 'kysely';

import { type Expression } from '../../kit/expressions';

/** Name of a user; the alias of the row of `users` is `u`. */
export const fullName: Expression = sql`trim(u.first_name || ' ' || u.last_name)`;
