import { useCall, useRead, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, Heading, tokens } from '@enlace/shared-ui';

import { PlanLock } from '../../lib/plan-lock';
import { tickets } from '../../lib/tickets.slice';
import { CalendarAddress } from './calendar-address';
import { ticketTexts } from './texts';

/** A secret address with which calendar programs show the events of the user's tickets. */
export function MyCalendar() {
  const t = useTexts(ticketTexts);
  const { answer, status } = useRead(tickets.calls.calendar, {});
  const { locale: lang } = useScreen();
  const { answer: entitlements } = useRead(tickets.calls.entitlements, { lang });
  const open = useCall(tickets.calls.openCalendar);
  const close = useCall(tickets.calls.closeCalendar);
  if (answer === null && status !== 'rejected') return null;
  const url = answer?.url ?? null;
  const refusal = open.error?.code === 'PLAN_REQUIRED' ? open.error.message : null;
  const sale = entitlements?.find(({ capability }) => capability === 'calendar_feed');
  const lock = url === null ? (refusal ?? sale?.reason ?? null) : null;
  const hasFailed = lock === null && (open.status === 'rejected' || close.status === 'rejected');
  return (
    <Box aria-labelledby="my-calendar">
      <Heading id="my-calendar" size="h3">
        {t('calendar.title')}
      </Heading>
      <p>{t('calendar.lead')}</p>
      {url !== null && (
        <>
          <Cluster gap={12}>
            <CalendarAddress url={url} />
            <Button
              variant="secondary"
              size="small"
              isLoading={open.status === 'pending'}
              onClick={() => open.start({})}
            >
              {t('calendar.renew')}
            </Button>
            <Button variant="ghost" size="small" isLoading={close.status === 'pending'} onClick={() => close.start({})}>
              {t('calendar.remove')}
            </Button>
          </Cluster>
          <p>{t('calendar.address')}</p>
          <code>{url}</code>
        </>
      )}
      {lock !== null && <PlanLock reason={lock} label={t('calendar.plans')} />}
      {url === null && lock === null && (
        <Button variant="secondary" isLoading={open.status === 'pending'} onClick={() => open.start({})}>
          {t('calendar.make')}
        </Button>
      )}
      {hasFailed && <p role="alert">{t('calendar.failed')}</p>}
    </Box>
  );
}

const { color, radius, space, textSize } = tokens;

const Box = styled.section`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  padding: ${space[20]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  p,
  code {
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
  code {
    overflow-wrap: anywhere;
  }
`;
