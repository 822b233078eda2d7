import { mails, mailStates } from '@enlace/shared-contract';
import { Link } from '@enlace/shared-ui';

import { admin as office } from '../../lib/admin';
import { mailsTexts } from './texts';

export const admin = office.resource({
  contract: mails,
  texts: mailsTexts,
  columns: [
    {
      name: 'recipient',
      // Mails have no form, so the column makes its own link.
      cell: (row) => (
        <Link variant="quiet" to={`/admin/mails/${row.id}`}>
          {row.recipient}
        </Link>
      ),
      detail: (row) => row.subject || row.template,
    },
    { name: 'state', cell: 'badge' },
    { name: 'reason', isMinor: true },
    { name: 'created_at', cell: 'date' },
  ],
  filters: [{ name: 'state', type: 'choice', choices: mailStates }],
  sort: { by: 'created_at', order: 'desc' },
});
