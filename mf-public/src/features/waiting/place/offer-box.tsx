import { useCall, useScreen } from '@enlace/shared-data';
import { styled, useFormats, useLocale, useNavigate, useTexts } from '@enlace/shared-platform';
import { Button, VisuallyHidden } from '@enlace/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';

import { formatIn } from '../../../lib/event-time';
import { storeHold } from '../../../lib/stored-hold';
import { color, space, textSize } from '../../../lib/tokens';
import { places } from '../places.slice';
import { waitingTexts } from '../texts';
import { AnswerButton } from './answer-button';
import type { PlaceSheetProps } from './place-sheet';

/** The offered tickets with the time that is left, and the answers. */
export function OfferBox({ place, token, onOver }: PlaceSheetProps) {
  const t = useTexts(waitingTexts);
  const { locale } = useLocale();
  const { money } = useFormats();
  const navigate = useNavigate();
  const { locale: lang } = useScreen();
  const { start, status, error } = useCall(places.calls.accept);
  const { offer, event, ticket } = place;
  const seconds = useSecondsUntil(place.deadline ?? 0, onOver);
  if (offer === null) return <p role="status">{t('place.timeOver')}</p>;
  const label =
    offer.total > 0 ? 'place.acceptAndPay' : ticket.has_questions ? 'place.acceptAndAnswer' : 'place.accept';
  const accept = () =>
    start({ token, lang }, ({ hold }) => {
      if (hold === null) return;
      storeHold(event, { ...hold, until: place.deadline ?? 0 });
      void navigate(`/events/${event.slug}/checkout`);
    });
  const until = formatIn(event.timezone, offer.ends_at, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  });
  return (
    <>
      <h2>{t('place.offered')}</h2>
      <Amount>
        {t('place.offer', { count: offer.quantity })} ·{' '}
        {offer.total === 0 ? t('place.free') : t('place.total', { price: money(offer.total, ticket.currency) })}
      </Amount>
      <p>{t('place.until', { time: until })}</p>
      <p aria-hidden>
        {t('place.left')} <Clock>{clockText(seconds)}</Clock>
      </p>
      <VisuallyHidden role="status">{seconds > 0 && seconds <= 3600 && t('place.oneHour')}</VisuallyHidden>
      {error !== null && <Problem role="alert">{error.message || t('failed')}</Problem>}
      <Buttons>
        <Button size="large" isLoading={status === 'pending'} onClick={accept}>
          {t(label)}
        </Button>
        <AnswerButton kind="keep" token={token} />
        <AnswerButton kind="decline" token={token} />
      </Buttons>
    </>
  );
}

/** Counts down to the end of the offer, and reads the place again then. */
function useSecondsUntil(deadline: number, onOver: () => void): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline));
  const noteEnd = useEffectEvent(onOver);
  useEffect(() => {
    const update = () => {
      const restSeconds = secondsUntil(deadline);
      setSeconds(restSeconds);
      if (restSeconds > 0) return;
      clearInterval(timer);
      noteEnd();
    };
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return seconds;
}

function secondsUntil(deadline: number): number {
  return Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
}

function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

const Amount = styled.p`
  font-size: ${textSize.h4};
  font-weight: 600;
`;

const Clock = styled.strong`
  font-size: ${textSize.h4};
  font-variant-numeric: tabular-nums;
`;

const Problem = styled.p`
  color: ${color.danger};
  font-weight: 600;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
