import { moneyText } from '@enlace/shared-contract/text';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { FormField, TextInput } from '@enlace/shared-ui';

import type { Ticket } from '../../../../lib/ticket-states/ticket-states';
import { ticketsTexts } from '../../texts';

export interface DonationFieldProps {
  readonly ticket: Ticket;
  /** As typed. */
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (text: string) => void;
}

/** The amount of a donation, at least the price of its ticket. */
export function DonationField({ ticket, value, error, onChange }: DonationFieldProps) {
  const t = useTexts(ticketsTexts);
  const { money } = useFormats();
  const { name, price, currency } = ticket;
  return (
    <Box>
      <FormField
        label={t('choose.amount', { ticket: name, currency })}
        {...(price > 0 && { hint: t('choose.least', { price: money(price, currency) }) })}
        {...(error === null ? {} : { error })}
      >
        <TextInput
          name={`amount-${ticket.id}`}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(change) => onChange(change.target.value)}
        />
      </FormField>
    </Box>
  );
}

/** The amount before the buyer types one. */
export function leastAmount({ price, currency }: Ticket): string {
  return price === 0 ? '' : moneyText(price, currency);
}

const Box = styled.div`
  flex-basis: 100%;
  max-width: 16rem;
`;
