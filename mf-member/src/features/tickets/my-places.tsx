import { useRead, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { ErrorState, Heading, tokens } from '@enlace/shared-ui';
import { useRef, useState } from 'react';

import { tickets } from '../../lib/tickets.slice';
import { PlaceRow } from './place-row';
import { ticketTexts } from './texts';

/** Places on waiting lists; nothing without one. */
export function MyPlaces() {
  const t = useTexts(ticketTexts);
  const { locale: lang } = useScreen();
  const { answer, status, again } = useRead(tickets.calls.places, { lang });
  const [note, setNote] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  if (answer === null) return status === 'rejected' ? <ErrorState onRetry={again} /> : null;
  if (answer.length === 0 && note === '') return null;
  const handleLeft = () => {
    setNote(t('waiting.left'));
    title.current?.focus();
  };
  return (
    <Part aria-labelledby="my-waiting-places">
      <Heading level={2} size="h3" id="my-waiting-places" ref={title} tabIndex={-1}>
        {t('waiting.title')}
      </Heading>
      <p role="status">{note}</p>
      <ul>
        {answer.map((place) => (
          <PlaceRow key={place.id} place={place} onLeft={handleLeft} />
        ))}
      </ul>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${tokens.space[8]};
`;
