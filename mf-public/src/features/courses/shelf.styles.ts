import { styled } from '@enlace/shared-platform';

import { color, media, motion, radius, space, textSize } from '../../lib/tokens';

/** Covers are tall on the page of a course; here they are low enough for the first row to fit the first screen. */
export const Shelf = styled.ul`
  --cover-ratio: 1;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[40]} ${space[20]};
  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[48]} ${space[32]};
  }
  ${media.large} {
    --cover-ratio: 6/5;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Book = styled.li`
  position: relative;
  display: grid;
  gap: ${space[12]};
  align-content: start;
`;

/** Looks like a book's cover: tall, with the binding at the left and the edge of a page at the right. */
export const Binding = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.small} ${radius.control} ${radius.control} ${radius.small};
  box-shadow:
    3px 4px 0 ${color.raised},
    4px 5px 0 ${color.line},
    0 12px 24px -12px var(--shade);
  --picture-radius: 0;
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 6%;
    width: 2px;
    background: var(--shade);
  }
  img {
    transition: scale ${motion.notice}ms ${motion.ease};
  }
  ${Book}:hover & img {
    scale: 1.03;
  }
  ${media.still} {
    ${Book}:hover & img {
      scale: 1;
    }
  }
`;

/** The skeleton of a cover. */
export const Blank = styled.div`
  aspect-ratio: var(--cover-ratio, 3/4);
  background: ${color.sunken};
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const Title = styled.h3`
  font-size: ${textSize.h4};
  line-height: 1.15;
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  font-size: ${textSize.small};
  line-height: 1.4;
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;
