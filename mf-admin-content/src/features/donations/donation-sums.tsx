import type { donationsSchema } from '@enlace/shared-contract/donations';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import type * as z from 'zod/mini';

import { donationsTexts } from './texts';

export interface DonationSumsProps {
  readonly meta: z.infer<typeof donationsSchema>['meta'];
}

/** Sums of all donations of the view, not only of the page. */
export function DonationSums({ meta: { sums, monthly } }: DonationSumsProps) {
  const t = useTexts(donationsTexts);
  const { money } = useFormats();
  if (sums.length === 0) return null;
  return (
    <Box>
      {sums.map((sum) => (
        <div key={sum.currency}>
          <strong>{money(sum.given - sum.refunded, sum.currency)}</strong>
          <span>
            {sum.refunded === 0 ? t('sum') : t('sumRefunded', { refunded: money(sum.refunded, sum.currency) })}
          </span>
        </div>
      ))}
      {monthly.map(({ currency, amount, count }) => (
        <div key={`monthly ${currency}`}>
          <strong>{t('perMonth', { amount: money(amount, currency) })}</strong>
          <span>{t('monthly', { count })}</span>
        </div>
      ))}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[16]} ${theme.space[32]};
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  div {
    display: grid;
    gap: ${theme.space[2]};
  }
  strong {
    font-size: ${theme.textSize.lead};
    font-variant-numeric: tabular-nums;
  }
  span {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
`;
