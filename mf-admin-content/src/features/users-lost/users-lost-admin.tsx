import { registrationKinds } from '@enlace/shared-contract/forms';
import { usersLost } from '@enlace/shared-contract/identity';
import { Link } from '@enlace/shared-ui';

import { admin as office } from '../../lib/admin';
import { usersLostTexts } from './texts';

export const admin = office.resource({
  contract: usersLost,
  texts: usersLostTexts,
  columns: [
    {
      name: 'name',
      // These users have no form, so the column makes its own link.
      cell: (row) => (
        <Link variant="quiet" to={`/admin/users-lost/${row.id}`}>
          {row.name}
        </Link>
      ),
      detail: (row) => row.email,
    },
    { name: 'kind', cell: 'badge' },
    { name: 'country', isMinor: true },
    { name: 'mailed_at', cell: 'date' },
    { name: 'expires_at', cell: 'date', isMinor: true },
  ],
  filters: [{ name: 'kind', type: 'choice', choices: registrationKinds }],
  sort: { by: 'created_at', order: 'desc' },
});
