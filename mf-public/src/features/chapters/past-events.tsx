import { styled, useLocale } from '@enlace/shared-platform';

import { color, font, media, space, textSize } from '../../lib/tokens';
import { Link } from '@enlace/shared-ui';

import { formatIn } from '../../lib/event-time';
import type { EventRow } from '../../lib/types';

export function PastEvents({ events }: { readonly events: readonly EventRow[] }) {
  const { locale } = useLocale();
  return (
    <Lines>
      {events.map((event) => (
        <Line key={event.id}>
          <time dateTime={event.starts_at}>
            {formatIn(event.timezone, event.starts_at, locale, { day: 'numeric', month: 'short', year: 'numeric' })}
          </time>
          <Link to={`/events/${event.slug}`} variant="quiet">
            {event.title}
          </Link>
        </Line>
      ))}
    </Lines>
  );
}

const Lines = styled.ol`
  border-top: 1px solid ${color.line};
`;

const Line = styled.li`
  display: grid;
  gap: 0 ${space[24]};
  padding-block: ${space[12]};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
  ${media.medium} {
    grid-template-columns: 9rem minmax(0, 1fr);
    align-items: baseline;
  }
  time {
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
  a {
    font: 500 ${textSize.h4} / 1.3 ${font.display};
  }
`;
