import { registrationKinds, registrationRoles } from '@enlace/shared-contract/forms';
import { lostRegistrationDays, usersLost } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';

import { plain } from '../../../kit/core/table/expressions';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';
import { withHeldFields } from '../../../kit/core/table/table-repository';
import { countryName } from '../../../kit/core/values/country-name';

const role = sql`case t.kind ${sql.join(
  registrationKinds.map((kind) => sql`when ${sql.lit(kind)} then ${sql.lit(registrationRoles[kind])}`),
  sql` `,
)} end`;

const repository = createResourceRepository(usersLost, {
  computed: (context) => ({
    role,
    country: countryName(context.lang, sql`t.country_code`),
    expires_at: sql`t.created_at + make_interval(days => ${sql.lit(lostRegistrationDays)})`,
  }),
  isShort: true,
  sorts: () => ({
    created_at: sql`t.created_at`,
    mailed_at: sql`t.mailed_at`,
    kind: sql`t.kind`,
    expires_at: sql`t.created_at`,
    name: plain(sql`t.name`),
    email: sql`lower(t.email)`,
  }),
  search: sql`concat_ws(' ', t.name, t.email, t.company_name)`,
  filters: { kind: (value) => sql`t.kind = ${value}` },
});

/**
 * Users who registered and never verified the address. A removal also deletes the account, with which no one has signed
 * in.
 */
export const usersLostResource: MountedResource = {
  resource: usersLost,
  options: {
    isPersonal: true,
    repository: {
      // The audit records the removal, not the person.
      ...withHeldFields(repository, ['id', 'kind', 'created_at']),
      remove: async (trx, id) => {
        await sql`delete from users where id = ${id} and email_verified_at is null`.execute(trx);
      },
    },
  },
};
