import { doorRight } from '@enlace/shared-contract/attendees';
import { useRead, useReload, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ErrorState, Link } from '@enlace/shared-ui';

import { eventDay, eventTime } from '../../lib/event-day';
import { tickets } from '../../lib/tickets.slice';
import { Agenda, Coming, When } from './agenda.styles';
import { continueTexts } from './continue-learning/texts';
import { HomeSection } from './home-section';

/** The doors at which the user works, each one press away; nothing without any. */
export function MyDoors() {
  const t = useTexts(continueTexts);
  const { locale, viewer } = useScreen();
  const hasDoors = viewer?.permissions.includes(doorRight) ?? false;
  const query = hasDoors ? { lang: locale } : null;
  const { answer, status } = useRead(tickets.calls.doors, query);
  const reload = useReload();
  if (query === null) return null;
  if (answer === null && status === 'rejected')
    return <ErrorState onRetry={() => reload([tickets.calls.doors.query(query)])} />;
  if (answer === null || answer.length === 0) return null;
  return (
    <HomeSection title={t('doors.title')}>
      <Agenda>
        {answer.map(({ event_id: id, title, starts_at, timezone, role }) => (
          <Coming key={id}>
            <When dateTime={starts_at}>{eventDay({ starts_at, timezone }, locale)}</When>
            <div>
              <Link to={`/admin/events/${id}/check-in`} variant="cover" prefetch={false}>
                {t('doors.open', { event: title })}
              </Link>
              <p>
                {eventTime({ starts_at, timezone }, locale)} · {t(`doors.roles.${role}`)}
              </p>
            </div>
          </Coming>
        ))}
      </Agenda>
    </HomeSection>
  );
}
