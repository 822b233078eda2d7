import { useCall } from '@enlace/shared-data';
import { styled, useLocale, useTexts } from '@enlace/shared-platform';
import { Button, Link, tokens } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { eventDay, eventTime, momentIn } from '../../lib/event-day';
import { type OwnPlace, tickets } from '../../lib/tickets.slice';
import { ticketTexts } from './texts';

export interface PlaceRowProps {
  readonly place: OwnPlace;
  readonly onLeft: () => void;
}

/** A place on a waiting list with its position or offer; the row opens its page. */
export function PlaceRow({ place, onLeft }: PlaceRowProps) {
  const t = useTexts(ticketTexts);
  const { locale } = useLocale();
  const { start, status, error, clear } = useCall(tickets.calls.leavePlace);
  const [isOpen, setOpen] = useState(false);
  const { event, ticket, offer, token, position, quantity } = place;
  const close = () => {
    setOpen(false);
    clear();
  };
  return (
    <Row>
      <time dateTime={event.starts_at}>{eventDay(event, locale)}</time>
      <div>
        <Link
          to={`/waiting-list/${token}`}
          prefetch={false}
          aria-label={t(offer === null ? 'waiting.open' : 'waiting.answer', { event: event.title })}
        >
          {event.title}
        </Link>
        <p>{[eventTime(event, locale), event.city, `${quantity} × ${ticket.name}`].filter(Boolean).join(' · ')}</p>
        <Strong>
          {offer === null
            ? t('waiting.position', { position: position ?? 1 })
            : t('waiting.offer', { time: momentIn(event.timezone, offer.ends_at, locale) })}
        </Strong>
        {place.resumes_at !== null && <p>{t('waiting.paused')}</p>}
      </div>
      <div>
        <Button
          variant="ghost"
          size="small"
          aria-label={t('waiting.leaveLabel', { event: event.title })}
          onClick={() => setOpen(true)}
        >
          {t('waiting.leave')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('waiting.leaveTitle', { event: event.title })}
        confirmLabel={t('waiting.leave')}
        isLoading={status === 'pending'}
        error={status === 'rejected' ? error?.message || t('waiting.failed') : undefined}
        onClose={close}
        onConfirm={() =>
          start({ token }, () => {
            close();
            onLeft();
          })
        }
      >
        {t('waiting.leaveText')}
      </ConfirmDialog>
    </Row>
  );
}

const { color, font, media, space, textSize } = tokens;

const Row = styled.li`
  display: grid;
  gap: ${space[8]} ${space[24]};
  padding-block: ${space[16]};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
  ${media.small} {
    grid-template-columns: 9rem minmax(0, 1fr) auto;
  }
  time,
  a {
    font: 600 ${textSize.h4} / 1.3 ${font.display};
  }
  time {
    color: ${color.link};
  }
  p {
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
`;

const Strong = styled.p`
  && {
    color: ${color.ink};
    font-weight: 600;
  }
`;
