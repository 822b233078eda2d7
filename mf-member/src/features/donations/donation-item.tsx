import type { Donation } from '@enlace/shared-contract/donations';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Badge, ButtonLink, Cluster, Link, Text, tokens } from '@enlace/shared-ui';

import { EndDonation } from './end-donation';
import { donationsTexts } from './texts';

const { color, radius, space, textSize } = tokens;
const tones = { open: 'neutral', paid: 'success', active: 'success', past_due: 'danger', ended: 'neutral' } as const;

/** A donation with its receipts, and the end of a monthly one. */
export function DonationItem({ donation }: { readonly donation: Donation }) {
  const t = useTexts(donationsTexts);
  const { date, money } = useFormats();
  const { kind, state, token, receipts, next_payment_at: nextAt } = donation;
  const amount = money(donation.amount, donation.currency);
  const isRunning = state === 'active' || state === 'past_due';
  return (
    <Box>
      <Cluster gap={12}>
        <h2>{t(kind, { amount })}</h2>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </Cluster>
      {nextAt !== null && <Text tone="soft">{t('next', { date: date(nextAt, { dateStyle: 'long' }) })}</Text>}
      <Receipts>
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            <span>
              <strong>{date(receipt.issued_at, { dateStyle: 'medium' })}</strong>
              <small>{t(receipt.kind === 'receipt' ? 'receipt' : 'credit', { number: receipt.number })}</small>
            </span>
            <b>{money(receipt.amount, receipt.currency)}</b>
            <Link to={receipt.url} isNative download aria-label={t('download', { number: receipt.number })}>
              PDF
            </Link>
          </li>
        ))}
      </Receipts>
      {kind === 'monthly' && isRunning && (
        <Cluster gap={12}>
          {state === 'past_due' && <ButtonLink to={`/donations/${token}`}>{t('pay')}</ButtonLink>}
          <EndDonation token={token} amount={amount} />
        </Cluster>
      )}
    </Box>
  );
}

const Box = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[20]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  h2 {
    font-size: ${textSize.lead};
  }
`;

const Receipts = styled.ul`
  display: grid;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: ${space[16]};
    align-items: center;
    padding-block: ${space[8]};
    border-top: 1px solid ${color.line};
  }
  strong,
  small {
    display: block;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;
