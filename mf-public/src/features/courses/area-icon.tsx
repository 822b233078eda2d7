import { styled } from '@enlace/shared-platform';

import { color, radius, space } from '../../lib/tokens';
import type { CourseRow } from './types';

/** Lines in a square of 24, by the slug of the area. */
const paths: Readonly<Record<string, string>> = {
  'software-engineering': 'm8 7-5 5 5 5M16 7l5 5-5 5M14 4l-4 16',
  'front-end-development': 'M3 5h18v14H3zM3 9h18M6 7h.01M9 7h.01',
  'mobile-development': 'M7 3h10v18H7zM11 18h2',
  'data-science': 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
  'data-engineering': 'M4 6c0-4 16-4 16 0s-16 4-16 0v12c0 4 16 4 16 0V6M4 12c0 4 16 4 16 0',
  'machine-learning': 'M5 12 12 5l7 7-7 7zM5 12h14M4 12h.01M12 4h.01M20 12h.01M12 20h.01',
  'product-management': 'm4 8 8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  'product-design': 'm4 20 1-5L16 4l4 4L9 19zM13 7l4 4',
  'ux-research': 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l5 5M8 11h6',
  cybersecurity: 'm12 3 8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM9 12l2 2 4-4',
  'cloud-and-devops': 'M7 18a4 4 0 0 1 0-8 5 5 0 0 1 10-1 4.5 4.5 0 0 1 0 9z',
  'quality-assurance': 'M4 12.5 9 18 20 6',
  'project-management': 'M4 6h9M4 12h12M4 18h16M17 6h3',
  'digital-marketing': 'M4 10v4h4l9 5V5L8 10zM20 10v4',
};
const openBook = 'M12 7c-2-2-5-2-8-2v13c3 0 6 0 8 2 2-2 5-2 8-2V5c-3 0-6 0-8 2zM12 7v13';

/** The sign of a course's area on its cover; a book without a sign of the area. The area is in the words, too. */
export function AreaIcon({ area }: Pick<CourseRow, 'area'>) {
  return (
    <Sign aria-hidden="true" viewBox="0 0 24 24" data-area={area?.slug}>
      <path d={paths[area?.slug ?? ''] ?? openBook} />
    </Sign>
  );
}

const Sign = styled.svg`
  position: absolute;
  inset-inline-end: ${space[8]};
  bottom: ${space[8]};
  width: 2.25rem;
  height: 2.25rem;
  padding: 0.4375rem;
  border-radius: ${radius.round};
  background: ${color.raised};
  color: ${color.ink};
  fill: none;
  stroke: currentcolor;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 1.75;
`;
