import { useRead, useScreen } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { ErrorState, Link, Skeleton, Text, tokens } from '@enlace/shared-ui';

import { Part } from '../membership.styles';
import { membership } from '../membership.slice';
import { membershipTexts } from '../texts';
import { BillingDetailsPart } from './billing-details';

const { color, space, textSize } = tokens;

const kindTexts = { credit_note: 'bills.credit', reversal: 'bills.reversal' } as const;

/** The invoices, each as PDF, and all of a year in one. */
export function BillsPart() {
  const t = useTexts(membershipTexts);
  const { date, money } = useFormats();
  const { locale: lang } = useScreen();
  const { answer, status, again } = useRead(membership.calls.invoices, { lang });
  if (answer === null)
    return <Part name="bills">{status === 'rejected' ? <ErrorState onRetry={again} /> : <Skeleton lines={3} />}</Part>;
  const { data: invoices, meta } = answer;
  return (
    <Part name="bills">
      {invoices.length === 0 && <Text tone="soft">{t('bills.none')}</Text>}
      {invoices.length > 0 && (
        <List>
          {invoices.map(({ id, number, kind, description, amount, currency, issued_at: at, url }) => (
            <li key={id}>
              <span>
                <strong>{date(at, { dateStyle: 'medium' })}</strong>
                <small>{kind === 'invoice' ? description : `${t(kindTexts[kind])} · ${description}`}</small>
              </span>
              <b>{money(amount, currency)}</b>
              <Link to={url} isNative download aria-label={t('bills.download', { number })}>
                {number}
              </Link>
            </li>
          ))}
        </List>
      )}
      {meta.years.map(({ year, url }) => (
        <Text key={year}>
          <Link to={url} isNative download>
            {t('bills.year', { year: String(year) })}
          </Link>
        </Text>
      ))}
      <BillingDetailsPart />
    </Part>
  );
}

const List = styled.ul`
  display: grid;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: ${space[16]};
    align-items: center;
    padding-block: ${space[8]};
    border-bottom: 1px solid ${color.line};
  }
  strong,
  small {
    display: block;
  }
  strong {
    font-weight: 600;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;
