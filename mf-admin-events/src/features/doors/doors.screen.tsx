import { ScreenHead } from '@enlace/shared-admin';
import { defineScreen, useRead, useReload, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { EmptyState, ErrorState, Link, Skeleton, theme } from '@enlace/shared-ui';

import { doors } from './door-calls';
import { doorTime } from './door-time';
import { doorsTexts } from './texts';

/** The events at whose doors the user works, the next one first. */
function MyDoors() {
  const t = useTexts(doorsTexts);
  const { locale } = useScreen();
  const query = { lang: locale };
  const { answer, status, error } = useRead(doors.calls.mine, query);
  const reload = useReload();
  return (
    <>
      <ScreenHead title={t('title')} detail={t('hint')} />
      {answer === null && status === 'rejected' && (
        <ErrorState onRetry={() => reload([doors.calls.mine.query(query)])}>{error?.message}</ErrorState>
      )}
      {answer === null && status !== 'rejected' && <Skeleton lines={6} />}
      {answer?.length === 0 && <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
      {answer !== null && answer.length > 0 && (
        <Doors>
          {answer.map(({ event_id: id, title, starts_at: start, timezone, role }) => (
            <li key={id}>
              <Link to={`/admin/events/${id}/check-in`} prefetch={false}>
                {t('open', { event: title })}
              </Link>
              <p>
                <time dateTime={start}>{doorTime(start, timezone, locale)}</time> · {t(`roles.${role}`)}
              </p>
            </li>
          ))}
        </Doors>
      )}
    </>
  );
}

export const screen = defineScreen({
  Component: MyDoors,
  slices: [doors],
  texts: [doorsTexts],
  load: ({ locale }) => [doors.calls.mine.query({ lang: locale })],
});

const Doors = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
  max-width: 44rem;
  li {
    padding: ${theme.space[16]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    overflow-wrap: anywhere;
  }
  a {
    font-weight: 600;
  }
`;
