import { styled, useTexts } from '@enlace/shared-platform';
import { FormField, Select } from '@enlace/shared-ui';

import type { Ticket } from '../../../../lib/ticket-states/ticket-states';
import { ticketsTexts } from '../../texts';

export interface QuantityFieldProps {
  readonly ticket: Ticket;
  readonly value: number;
  readonly onChange: (count: number) => void;
}

/** How many of a ticket, within its limits and the free seats. */
export function QuantityField({ ticket, value, onChange }: QuantityFieldProps) {
  const t = useTexts(ticketsTexts);
  const { min_per_order: least, max_per_order: most, left: seatsLeft } = ticket;
  const last = Math.max(Math.min(most, seatsLeft ?? most), least);
  const counts = [0, ...Array.from({ length: last - least + 1 }, (_, index) => least + index)];
  return (
    <Box>
      <FormField label={t('choose.quantity', { ticket: ticket.name })} isLabelHidden>
        <Select
          name={`ticket-${ticket.id}`}
          value={value}
          options={counts.map((count) => ({ value: count, label: String(count) }))}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </FormField>
    </Box>
  );
}

const Box = styled.div`
  width: 5.5rem;
`;
