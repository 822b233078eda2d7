import { styled, useFormats, useLocale, useTexts } from '@enlace/shared-platform';
import type { ReactNode } from 'react';

import { momentIn } from '../moment-in';
import { color, space, textSize } from '../tokens';
import { ticketStateTexts } from './texts';
import { isBookable, type Ticket } from './ticket-states';

export interface TicketLineProps {
  /** With the prices of a code, in an offer. */
  readonly ticket: Ticket & { readonly full_price?: number; readonly offer_price?: number };
  /** Time zone of the event. */
  readonly zone: string;
  /** A control at the end of the line. */
  readonly children?: ReactNode;
}

/** Name, price and state of a ticket. */
export function TicketLine({ ticket, zone, children }: TicketLineProps) {
  const t = useTexts(ticketStateTexts);
  const { money } = useFormats();
  const state = useTicketState(ticket, zone);
  const { name, description, currency, member_price: memberPrice, full_price: fullPrice } = ticket;
  const price = ticket.offer_price ?? ticket.price;
  return (
    <Line $isOpen={isBookable(ticket)}>
      <div>
        <Name>{name}</Name>
        {description !== null && <Small>{description}</Small>}
        {ticket.requires_approval === true && isBookable(ticket) && <Small>{t('approval')}</Small>}
        {state !== null && <State $isOpen={isBookable(ticket)}>{state}</State>}
      </div>
      <Price>
        {fullPrice !== undefined && fullPrice > price && <Small as="s">{money(fullPrice, currency)} </Small>}
        {price === 0 ? t('free') : money(price, currency)}
        {memberPrice !== null && fullPrice === undefined && (
          <Small>{t('memberPrice', { price: money(memberPrice, currency) })}</Small>
        )}
      </Price>
      {children}
    </Line>
  );
}

/** The state of a ticket as a text; null for a ticket on sale. */
export function useTicketState(
  { state, left: seatsLeft, sale_starts_at: saleStart }: Ticket,
  zone: string,
): string | null {
  const t = useTexts(ticketStateTexts);
  const { locale } = useLocale();
  if (state === 'on_sale') return null;
  if (state === 'few_left') return t('few_left', { count: seatsLeft ?? 0 });
  if (state !== 'not_started') return t(state);
  return t(state, { date: momentIn(zone, saleStart ?? '', locale) });
}

const Line = styled.li<{ readonly $isOpen: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  padding-block: ${space[12]};
  border-bottom: 1px solid ${color.line};
  color: ${({ $isOpen }) => ($isOpen ? color.ink : color.inkSoft)};
  > :first-child {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;

const Name = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Small = styled.p`
  font-size: ${textSize.small};
  font-weight: 400;
  color: ${color.inkSoft};
`;

const State = styled.p<{ readonly $isOpen: boolean }>`
  font-size: ${textSize.small};
  font-weight: 600;
  color: ${({ $isOpen }) => ($isOpen ? color.marigoldInk : color.inkSoft)};
`;

const Price = styled.div`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
