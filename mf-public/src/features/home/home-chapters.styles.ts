import { styled } from '@enlace/shared-platform';

import { color, media, motion, radius, space, textSize } from '../../lib/tokens';

import { Wide } from './home.styles';

export const ChaptersPart = styled(Wide)`
  display: grid;
  gap: ${space[40]};
`;

export const ChaptersHead = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  h2 {
    font-size: ${textSize.h1};
    letter-spacing: -0.02em;
  }
  p {
    max-width: 34rem;
    font-size: ${textSize.lead};
    line-height: 1.45;
    color: ${color.inkSoft};
  }
  a {
    font-weight: 600;
  }
`;

/** Pictures in a row; every second one is lower. */
export const Arches = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[32]} ${space[16]};
  /* Phones show six pictures, so that the page stays short. */
  > :nth-child(n + 7) {
    display: none;
    ${media.medium} {
      display: block;
    }
  }
  ${media.medium} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    column-gap: ${space[24]};
    padding-bottom: ${space[40]};
    li:nth-child(5n + 2),
    li:nth-child(5n + 4) {
      transform: translateY(${space[40]});
    }
  }
`;

export const Arch = styled.li`
  position: relative;
  > div {
    overflow: hidden;
    border-radius: ${radius.round} ${radius.round} ${radius.control} ${radius.control};
    margin-bottom: ${space[12]};
  }
  img {
    transition: scale ${motion.notice}ms ${motion.ease};
  }
  &:hover img {
    scale: 1.04;
  }
  p {
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
`;

export const ArchName = styled.h3`
  font-size: ${textSize.h4};
  overflow-wrap: anywhere;
`;

export const CitySkeleton = styled.div`
  aspect-ratio: 3 / 4;
  margin-bottom: 3.75rem;
  border-radius: ${radius.round} ${radius.round} ${radius.control} ${radius.control};
  background: ${color.sunken};
`;
