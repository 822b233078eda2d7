import { styled, useTexts } from '@enlace/shared-platform';

import { color, radius, space } from '../../lib/tokens';

import type { EventRow } from '../../lib/types';
import { eventTexts } from './texts';
import { Fact } from './event-facts.styles';

/** Number of attendees and of places. The bar shows the same figures as the text. */
export function GoingFact({ event }: { readonly event: EventRow }) {
  const t = useTexts(eventTexts);
  const { capacity, going_count: going } = event;
  if (capacity === null && going === 0) return null;
  return (
    <Fact>
      <dt>{t('going')}</dt>
      <dd>
        {capacity === null ? t('goingCount', { count: going }) : t('goingOf', { going, capacity })}
        {capacity !== null && capacity > 0 && (
          <Bar viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
            <rect width={Math.min(100, (going / capacity) * 100)} height="1" />
          </Bar>
        )}
      </dd>
    </Fact>
  );
}

const Bar = styled.svg`
  width: 100%;
  height: 0.375rem;
  margin-top: ${space[8]};
  border-radius: ${radius.round};
  background: ${color.line};
  fill: ${color.teal};
`;
