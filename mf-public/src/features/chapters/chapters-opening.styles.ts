import { styled } from '@enlace/shared-platform';

import { color, font, media, radius, space, textSize } from '../../lib/tokens';

/** The dark background of the map, as wide as the window. */
export const Opening = styled.header`
  overflow: hidden;
  background: ${color.inverse};
  color: ${color.onInverse};
  ${media.large} {
    display: grid;
    grid-template-columns:
      minmax(max(2.5rem, (100vw - 76rem) / 2 + 2.5rem), 1fr) minmax(0, 24rem) minmax(0, min(50rem, 60vh))
      minmax(0, 1fr);
  }
`;

export const Words = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${space[16]};
  align-content: end;
  padding: ${space[24]} ${space[20]} ${space[8]};
  a {
    color: ${color.onInverse};
    font-weight: 600;
  }
  ${media.medium} {
    padding-inline: ${space[40]};
  }
  ${media.large} {
    grid-column: 2;
    padding: ${space[64]} 0 ${space[48]};
  }
`;

export const OpeningTitle = styled.h1`
  font-size: ${textSize.display};
  letter-spacing: -0.03em;
  line-height: 0.95;
  overflow-wrap: anywhere;
`;

export const OpeningLead = styled.p`
  max-width: 24rem;
  font-size: ${textSize.lead};
  line-height: 1.45;
  color: ${color.onInverseSoft};
`;

export const Figures = styled.p`
  display: none;
  font: 500 ${textSize.h3} / 1.25 ${font.display};
  color: ${color.onInverse};
  ${media.medium} {
    display: block;
  }
`;

export const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[20]};
  font-size: ${textSize.small};
  color: ${color.onInverseSoft};
`;

export const Mark = styled.span<{ readonly $isLit: boolean }>`
  display: inline-block;
  width: 0.75em;
  height: 0.75em;
  margin-right: 0.25em;
  border: 2px solid ${color.marigold};
  border-radius: ${radius.round};
  background: ${({ $isLit }) => ($isLit ? color.marigold : 'none')};
`;

export const MapPlace = styled.div`
  position: relative;
  /* The first chapters of the list are on the first screen, too. */
  max-width: min(46rem, 36vh);
  margin-inline: auto;
  ${media.large} {
    grid-column: 3;
    width: 100%;
    max-width: none;
    margin: 0;
  }
`;

export const Lights = styled.div`
  aspect-ratio: 1.18;
`;

export const Skip = styled.a`
  position: absolute;
  top: ${space[12]};
  left: ${space[20]};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.small};
  background: ${color.paper};
  color: ${color.ink};
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
