import { sql } from 'kysely';

import { type Expression } from '../../kit/core/table/expressions';

/** Name of the user in the row of `users` with this alias. */
export const fullNameOf = (alias: string): Expression =>
  sql`trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`;

/** Name of a user; the alias of the row of `users` is `u`. */
export const fullName: Expression = fullNameOf('u');
