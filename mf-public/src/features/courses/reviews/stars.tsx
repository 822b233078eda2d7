import { styled, useTexts } from '@enlace/shared-platform';
import { Icon, VisuallyHidden } from '@enlace/shared-ui';

import { color } from '../../../lib/tokens';
import { enrolmentTexts } from '../enrolment/texts';

/** Stars from 1 to 5, and the number in words. */
export function Stars({ rating }: { readonly rating: number }) {
  const t = useTexts(enrolmentTexts);
  return (
    <Row>
      <VisuallyHidden>{t('reviews.stars', { count: rating })}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((place) => (
        <i key={place} aria-hidden data-full={place <= Math.round(rating) || undefined}>
          <Icon name="star" />
        </i>
      ))}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  color: ${color.inkSoft};
  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  [data-full] {
    color: ${color.marigoldInk};
  }
  [data-full] svg {
    fill: currentColor;
  }
`;
