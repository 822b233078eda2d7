import { styled, useHref, useLocale, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Link } from '@enlace/shared-ui';

import { capitalise, timeRange, zoneName } from '../../../lib/event-time';
import { dayRange } from '../../../lib/day-range';
import { momentIn } from '../../../lib/moment-in';
import { Lead, Page, PageTitle } from '../../../lib/page.styles';
import { color, radius, space, textSize } from '../../../lib/tokens';
import { Estimate } from '../estimate';
import type { WaitingPlace } from '../places.slice';
import { waitingTexts } from '../texts';
import { AnswerButton } from './answer-button';
import { OfferBox } from './offer-box';

export interface PlaceSheetProps {
  readonly place: WaitingPlace;
  readonly token: string;
  /** The time of the offer is over. */
  readonly onOver: () => void;
}

/** A place with its event: position, offer, or how it ended. */
export function PlaceSheet({ place, token, onOver }: PlaceSheetProps) {
  const t = useTexts(waitingTexts);
  const { locale } = useLocale();
  const { event, ticket, state } = place;
  return (
    <Page as="article">
      <Eyebrow>{t('place.hello', { name: place.first_name })}</Eyebrow>
      <PageTitle>{event.title}</PageTitle>
      <Lead>
        {capitalise(dayRange(event, event.timezone, locale), locale)}, {timeRange(event, event.timezone, locale)}{' '}
        {zoneName(event.starts_at, event.timezone, locale)}
        {event.city !== null && ` · ${event.city}`} · {ticket.name}
      </Lead>
      <Sheet>
        {state === 'waiting' && <WaitingBox place={place} token={token} />}
        {state === 'offered' && <OfferBox place={place} token={token} onOver={onOver} />}
        {state === 'accepted' && <AcceptedBox place={place} />}
        {state === 'declined' && <EndBox place={place} title={t('place.declined')} text={t('place.declinedText')} />}
        {state === 'expired' && <EndBox place={place} title={t('place.expired')} text={t('place.expiredText')} />}
        {state === 'left' && <EndBox place={place} title={t('place.gone')} text={t('place.goneText')} />}
      </Sheet>
      <p>
        <Link to={`/events/${event.slug}`}>{t('toEvent')}</Link>
      </p>
    </Page>
  );
}

function WaitingBox({ place, token }: Omit<PlaceSheetProps, 'onOver'>) {
  const t = useTexts(waitingTexts);
  const { locale } = useLocale();
  const { quantity, takes_fewer: takesFewer, resumes_at: resumes, event } = place;
  return (
    <>
      <h2>{t('place.waiting')}</h2>
      <Position>{t('place.position', { position: place.position ?? 1 })}</Position>
      <p>
        {t('place.wants', { count: quantity })} {takesFewer && quantity > 1 && t('place.fewerToo')}
      </p>
      <Estimate place={place} />
      {resumes !== null && <p>{t('place.resumes', { time: momentIn(event.timezone, resumes, locale) })}</p>}
      <div>
        <AnswerButton kind="leave" token={token} />
      </div>
    </>
  );
}

/** Loads the document of the ticket, which keeps a copy for a door without network. */
function TicketButton({ ticket }: { readonly ticket: WaitingPlace['tickets'][number] }) {
  const t = useTexts(waitingTexts);
  const { slug, first_name: firstName, last_name: lastName } = ticket;
  return (
    <ButtonLink to={useHref(`/t/${slug}`)} iconBefore="ticket" isNative>
      {t('place.openTicket', { name: `${firstName} ${lastName}` })}
    </ButtonLink>
  );
}

function AcceptedBox({ place: { tickets } }: { readonly place: WaitingPlace }) {
  const t = useTexts(waitingTexts);
  return (
    <>
      <h2>{t('place.accepted')}</h2>
      <p role="status">{t('place.acceptedText')}</p>
      {tickets.map((ticket) => (
        <div key={ticket.slug}>
          <TicketButton ticket={ticket} />
        </div>
      ))}
    </>
  );
}

interface EndBoxProps {
  readonly place: WaitingPlace;
  readonly title: string;
  readonly text: string;
}

function EndBox({ place: { event, ticket }, title, text }: EndBoxProps) {
  const t = useTexts(waitingTexts);
  const isOver = new Date(event.starts_at) < new Date();
  return (
    <>
      <h2>{title}</h2>
      <p role="status">{text}</p>
      {!isOver && <Link to={`/events/${event.slug}/waiting-list?ticket=${ticket.id}`}>{t('place.again')}</Link>}
    </>
  );
}

const Eyebrow = styled.p`
  color: ${color.inkSoft};
  font-weight: 600;
`;

const Sheet = styled.section`
  display: grid;
  gap: ${space[16]};
  max-width: 40rem;
  margin-block: ${space[24]};
  padding: ${space[24]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  overflow-wrap: anywhere;
  h2 {
    font-size: ${textSize.h3};
  }
`;

const Position = styled.p`
  font-size: ${textSize.h2};
  font-weight: 600;
`;
