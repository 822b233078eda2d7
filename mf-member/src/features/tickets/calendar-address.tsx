import { useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink } from '@enlace/shared-ui';
import { useState } from 'react';

import { ticketTexts } from './texts';

interface CalendarAddressProps {
  /** https; programs of Android do not open `webcal:`. */
  readonly url: string;
}

/** Ways to show a calendar: its address to copy, Google Calendar, and programs that open `webcal:`. */
export function CalendarAddress({ url }: CalendarAddressProps) {
  const t = useTexts(ticketTexts);
  const [isCopied, setIsCopied] = useState(false);
  const webcal = url.replace(/^https?:/, 'webcal:');
  const copyAddress = () =>
    navigator.clipboard.writeText(url).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <>
      <ButtonLink to={webcal} iconBefore="calendar" size="small">
        {t('calendar.subscribe')}
      </ButtonLink>
      <ButtonLink
        to={`https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`}
        target="_blank"
        variant="secondary"
        size="small"
      >
        {t('calendar.google')}
      </ButtonLink>
      <Button variant="secondary" size="small" onClick={() => void copyAddress()}>
        {t('calendar.copy')}
      </Button>
      <span role="status">{isCopied ? t('calendar.copied') : ''}</span>
    </>
  );
}
