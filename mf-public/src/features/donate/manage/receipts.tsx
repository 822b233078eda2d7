import type { DonationReceipt } from '@enlace/shared-contract/donations';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';

import { color, space } from '../../../lib/tokens';
import { donateTexts } from '../texts';

export interface ReceiptsProps {
  readonly receipts: readonly DonationReceipt[];
}

/** Receipts and credit notes with their files, the latest first. */
export function Receipts({ receipts }: ReceiptsProps) {
  const t = useTexts(donateTexts);
  const { money, date } = useFormats();
  if (receipts.length === 0) return null;
  return (
    <div>
      <h2>{t('donation.receipts')}</h2>
      <List>
        {receipts.map(({ id, number, kind, amount, currency, issued_at: time, url }) => (
          <li key={id}>
            <span>
              <strong>{money(amount, currency)}</strong>
              <small>{date(time, { dateStyle: 'medium' })}</small>
            </span>
            <a href={url} download>
              {t(kind === 'receipt' ? 'donation.receipt' : 'donation.credit', { number })} ({t('donation.pdf')})
            </a>
          </li>
        ))}
      </List>
    </div>
  );
}

const List = styled.ul`
  margin-top: ${space[8]};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[4]} ${space[16]};
    padding-block: ${space[12]};
    border-bottom: 1px solid ${color.line};
  }
  small {
    margin-inline-start: ${space[12]};
    color: ${color.inkSoft};
  }
  a {
    color: ${color.link};
    text-decoration: underline;
  }
`;
