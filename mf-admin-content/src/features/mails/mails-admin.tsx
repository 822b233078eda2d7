import { mails, mailStates } from '@enlace/shared-contract/notifications';
import { styled } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { admin as office } from '../../lib/admin';
import { MailReason } from './mail-reason';
import { nameOfTemplate } from './template-name';
import { mailsTexts } from './texts';

export const admin = office.resource({
  contract: mails,
  texts: mailsTexts,
  columns: [
    {
      name: 'recipient',
      // Mails have no form, so the column makes its own link. A detail below it would narrow it.
      cell: (row) => (
        <Address variant="quiet" to={`/admin/mails/${row.id}`}>
          {row.recipient}
        </Address>
      ),
    },
    {
      name: 'subject',
      cell: (row, { words }) => <Subject>{row.subject || nameOfTemplate(row.template, words)}</Subject>,
    },
    { name: 'state', cell: 'badge' },
    { name: 'reason', isMinor: true, cell: (row) => <MailReason mail={row} /> },
    { name: 'created_at', cell: 'date' },
  ],
  filters: [{ name: 'state', type: 'choice', choices: mailStates }],
  sort: { by: 'created_at', order: 'desc' },
});

const Address = styled(Link)`
  overflow-wrap: anywhere;
`;

/** On cards, state and date are beside it. */
const Subject = styled.span`
  @container (max-width: 40rem) {
    display: block;
    overflow: hidden;
    max-width: 8rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
