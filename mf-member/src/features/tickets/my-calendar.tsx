import { useCall, useRead } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Cluster, Heading, tokens } from '@enlace/shared-ui';

import { tickets } from '../../lib/tickets.slice';
import { texts } from '../../texts';

/** A secret address with which calendar programs show the events of the user's tickets. */
export function MyCalendar() {
  const t = useTexts(texts);
  const { answer, status } = useRead(tickets.calls.calendar, {});
  const open = useCall(tickets.calls.openCalendar);
  const close = useCall(tickets.calls.closeCalendar);
  if (answer === null && status !== 'rejected') return null;
  const url = answer?.url ?? null;
  const hasFailed = open.status === 'rejected' || close.status === 'rejected';
  return (
    <Box aria-labelledby="my-calendar">
      <Heading id="my-calendar" size="h3">
        {t('tickets.calendar.title')}
      </Heading>
      <p>{t('tickets.calendar.lead')}</p>
      {url !== null && (
        <>
          <Cluster gap={12}>
            <ButtonLink to={url.replace(/^https?:/, 'webcal:')} iconBefore="calendar" size="small">
              {t('tickets.calendar.subscribe')}
            </ButtonLink>
            <Button
              variant="secondary"
              size="small"
              isLoading={open.status === 'pending'}
              onClick={() => open.start({})}
            >
              {t('tickets.calendar.renew')}
            </Button>
            <Button variant="ghost" size="small" isLoading={close.status === 'pending'} onClick={() => close.start({})}>
              {t('tickets.calendar.remove')}
            </Button>
          </Cluster>
          <p>{t('tickets.calendar.address')}</p>
          <code>{url}</code>
        </>
      )}
      {url === null && (
        <Button variant="secondary" isLoading={open.status === 'pending'} onClick={() => open.start({})}>
          {t('tickets.calendar.make')}
        </Button>
      )}
      {hasFailed && <p role="alert">{t('tickets.calendar.failed')}</p>}
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
