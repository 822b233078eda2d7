import { styled } from '@enlace/shared-platform';

import { color, font, media, radius, space, textSize } from '../../lib/tokens';

export const Hero = styled.header`
  display: grid;
  gap: ${space[32]};
  ${media.medium} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space[48]};
    align-items: end;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[16]};
  > p {
    max-width: 36rem;
    font-size: ${textSize.lead};
    line-height: 1.45;
  }
`;

export const Back = styled.p`
  margin-bottom: ${space[24]};
  font-size: ${textSize.small};
`;

export const Place = styled.div`
  font: 500 ${textSize.h4} / 1.3 ${font.display};
  color: ${color.link};
`;

export const Name = styled.h1`
  font-size: ${textSize.display};
  letter-spacing: -0.03em;
  line-height: 0.95;
  overflow-wrap: anywhere;
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;

export const Quiet = styled.div`
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.small};
  background: ${color.marigoldSoft};
  color: ${color.marigoldInk};
  font-weight: 600;
`;

/** A picture in the shape of a door. */
export const Door = styled.div`
  width: 100%;
  max-width: 24rem;
  justify-self: end;
  overflow: hidden;
  border-radius: 12rem 12rem ${radius.card} ${radius.card};
`;
