import { type AdminRow, useLateTexts } from '@enlace/shared-admin';
import { styled } from '@enlace/shared-platform';
import { Icon, theme } from '@enlace/shared-ui';

import { saleGapOf } from '../panel-parts/sale-gap';
import { useMoment } from '../panel-parts/use-moment';
import { boardTexts } from './texts';
import type { TicketRow } from './ticket-item';

/** Warns of an event that comes later than planned, without sale until then. */
export function SaleWarning({ event, tickets }: { readonly event: AdminRow; readonly tickets: readonly TicketRow[] }) {
  const t = useLateTexts(boardTexts);
  const moment = useMoment(typeof event['timezone'] === 'string' ? event['timezone'] : 'UTC');
  const gap = saleGapOf(event, tickets, new Date());
  if (gap === null) return null;
  return (
    <Ground>
      <Icon name="alert" size={20} />
      <p>{t(gap.isOver ? 'saleOver' : 'saleEarly', { date: moment(gap.end) })}</p>
    </Ground>
  );
}

const Ground = styled.div`
  display: flex;
  gap: ${theme.space[8]};
  align-items: flex-start;
  svg {
    flex: none;
    color: ${theme.color.danger};
  }
`;
