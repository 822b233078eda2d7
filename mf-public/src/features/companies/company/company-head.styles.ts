import { styled } from '@enlace/shared-platform';

import { color, font, media, radius, space, textSize } from '../../../lib/tokens';

export const Hero = styled.header`
  display: grid;
  gap: ${space[32]};
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(10rem, 18rem);
    gap: ${space[48]};
    align-items: center;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[16]};
  > p {
    max-width: 38rem;
    font-size: ${textSize.lead};
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
`;

export const Back = styled.p`
  margin-bottom: ${space[24]};
  font-size: ${textSize.small};
`;

export const Kinds = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  font: 500 ${textSize.h4} / 1.3 ${font.display};
  color: ${color.link};
`;

/** A very long name has smaller type. */
export const Name = styled.h1<{ readonly $isLong: boolean }>`
  font-size: ${({ $isLong }) => ($isLong ? textSize.h2 : textSize.display)};
  letter-spacing: -0.025em;
  line-height: ${({ $isLong }) => ($isLong ? 1.1 : 0.97)};
  overflow-wrap: anywhere;
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;

/** The company's logo in a ring. */
export const Seal = styled.div`
  width: 100%;
  max-width: 18rem;
  padding: ${space[12]};
  border: 2px solid ${color.lineStrong};
  border-radius: ${radius.round};
  > div {
    border-radius: ${radius.round};
  }
`;
