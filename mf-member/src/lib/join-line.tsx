import { styled, useLocale, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { texts } from '../texts';
import { eventDay, eventTime } from './event-day';
import type { OwnTicket } from './tickets.slice';

/** The link to the online meeting from some minutes before its start; before that, the time of it. */
export function JoinLine({ event }: Pick<OwnTicket, 'event'>) {
  const t = useTexts(texts);
  const { locale } = useLocale();
  const { join_url: address, join_opens_at: opensAt, timezone, ends_at: end, status } = event;
  if (status === 'cancelled') return null;
  if (address !== null)
    return (
      <Line>
        <Link to={address}>{t('tickets.join')}</Link>
      </Line>
    );
  if (opensAt === null || new Date(end) < new Date()) return null;
  const opening = { starts_at: opensAt, timezone };
  return <Line>{t('tickets.joinFrom', { time: `${eventDay(opening, locale)}, ${eventTime(opening, locale)}` })}</Line>;
}

/** Above the click area of a row. */
const Line = styled.p`
  position: relative;
`;
