import { ScreenHead } from '@enlace/shared-admin';
import { events } from '@enlace/shared-contract/events';
import { monthAfter } from '@enlace/shared-contract/text';
import { defineScreen, useList, useReload, useScreen } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, ErrorState, Icon, Link, Skeleton, theme } from '@enlace/shared-ui';

import { handleOf } from '../../lib/handle-of';
import { calendarPath, monthOf, monthQuery, mostRows } from './calendar-query';
import { MonthGrid } from './month-grid';
import { calendarTexts } from './texts';

const handle = handleOf(events);

/** All events of a month, drafts included, by day. */
function EventCalendar() {
  const t = useTexts(calendarTexts);
  const { date } = useFormats();
  const reload = useReload();
  const { search, locale, viewer } = useScreen();
  const month = monthOf(search);
  const query = monthQuery(month, locale, viewer);
  const { rows, meta, status, error } = useList(handle, query);
  const total = meta?.total ?? 0;
  const nameOf = (other: string) => date(`${other}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const listPath = `/admin/events?month=${month}`;
  return (
    <>
      <ScreenHead
        title={t('title')}
        detail={status === 'fulfilled' ? t('count', { count: total }) : undefined}
        actions={
          <ButtonLink variant="secondary" iconBefore="menu" to={listPath}>
            {t('list')}
          </ButtonLink>
        }
      />
      <Months aria-label={t('months')}>
        <Step
          to={`${calendarPath}?month=${monthAfter(month, -1)}`}
          preventScrollReset
          variant="quiet"
          aria-label={t('before', { month: nameOf(monthAfter(month, -1)) })}
        >
          <Icon name="arrowLeft" />
        </Step>
        <h2 aria-live="polite">{nameOf(month)}</h2>
        <Step
          to={`${calendarPath}?month=${monthAfter(month, 1)}`}
          preventScrollReset
          variant="quiet"
          aria-label={t('after', { month: nameOf(monthAfter(month, 1)) })}
        >
          <Icon name="arrowRight" />
        </Step>
        {search.has('month') && (
          <Link to={calendarPath} preventScrollReset>
            {t('now')}
          </Link>
        )}
      </Months>
      {status === 'rejected' && (
        <ErrorState title={t('failed')} onRetry={() => reload([handle.list(query)])}>
          {error?.message}
        </ErrorState>
      )}
      {status !== 'rejected' && status !== 'fulfilled' && <Skeleton width="100%" height="32rem" />}
      {status === 'fulfilled' && rows.length === 0 && (
        <EmptyState title={t('none', { month: nameOf(month) })}>{t('noneHint')}</EmptyState>
      )}
      {status === 'fulfilled' && rows.length > 0 && <MonthGrid month={month} rows={rows} />}
      {total > mostRows && (
        <p>
          {t('first', { count: mostRows, total })} <Link to={listPath}>{t('inList')}</Link>
        </p>
      )}
    </>
  );
}

const Months = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  align-items: center;
  margin-bottom: ${theme.space[16]};
  h2 {
    min-width: 9em;
    font-size: ${theme.textSize.h3};
    text-align: center;
  }
  h2::first-letter {
    text-transform: uppercase;
  }
`;

const Step = styled(Link)`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.round};
  color: ${theme.color.ink};
`;

export const screen = defineScreen({
  Component: EventCalendar,
  staysDrawn: true,
  texts: [calendarTexts],
  slices: [handle],
  load: ({ search, locale, viewer }) => [handle.list(monthQuery(monthOf(search), locale, viewer))],
});
