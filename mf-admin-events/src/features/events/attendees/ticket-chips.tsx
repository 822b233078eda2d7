import { useLateTexts } from '@enlace/shared-admin';
import { styled, useFormats } from '@enlace/shared-platform';
import { FormField, Select, theme } from '@enlace/shared-ui';

import { attendeesTexts } from './texts';

export interface TicketChipsProps {
  readonly kinds: readonly { readonly id: number; readonly name: string }[];
  /** Attendees of each kind in the list; undefined while they are unknown. */
  readonly counts: readonly { readonly id: number; readonly count: number }[] | undefined;
  /** Id of the chosen kind; empty for all. */
  readonly ticket: string;
  readonly onTicket: (ticket: string) => void;
}

/** More kinds than these are a select. */
const mostChips = 8;

/** Chooses the attendees of one kind of ticket. */
export function TicketChips({ kinds, counts, ticket, onTicket }: TicketChipsProps) {
  const t = useLateTexts(attendeesTexts);
  const { number } = useFormats();
  const total = counts?.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { value: '', label: t('allTickets'), count: total },
    ...kinds.map(({ id, name }) => ({
      value: String(id),
      label: name,
      count: counts === undefined ? undefined : (counts.find((one) => one.id === id)?.count ?? 0),
    })),
  ].map(({ count, ...choice }) => ({ ...choice, count: count === undefined ? '' : number(count) }));
  if (kinds.length > mostChips)
    return (
      <FormField label={t('kind')} isLabelHidden>
        <Select
          value={ticket}
          options={choices.map(({ value, label, count }) => ({
            value,
            label: count === '' ? label : `${label} (${count})`,
          }))}
          onChange={({ target }) => onTicket(target.value)}
        />
      </FormField>
    );
  return (
    <Chips role="group" aria-label={t('kind')}>
      {choices.map(({ value, label, count }) => (
        <Chip key={value} type="button" aria-pressed={value === ticket} onClick={() => onTicket(value)}>
          {label} {count !== '' && <small>{count}</small>}
        </Chip>
      ))}
    </Chips>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

const Chip = styled.button`
  display: inline-flex;
  gap: ${theme.space[8]};
  align-items: baseline;
  max-width: 100%;
  min-height: 2.25rem;
  padding: ${theme.space[4]} ${theme.space[12]};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.round};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font: inherit;
  font-size: ${theme.textSize.small};
  overflow-wrap: anywhere;
  text-align: start;
  cursor: pointer;
  &:hover {
    border-color: ${theme.color.ink};
  }
  &[aria-pressed='true'] {
    border-color: ${theme.color.teal};
    background: ${theme.color.tealSoft};
    color: ${theme.color.tealInk};
    font-weight: 600;
  }
  small {
    font-size: ${theme.textSize.caption};
    font-variant-numeric: tabular-nums;
  }
`;
