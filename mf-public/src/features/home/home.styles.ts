import { styled } from '@enlace/shared-platform';

import { color, media, space, textSize } from '../../lib/tokens';

/** The parts set their own widths. A word that is too long breaks, so that the page never scrolls sideways. */
export const Front = styled.div`
  overflow-wrap: anywhere;
`;

export const Hero = styled.header`
  display: grid;
  gap: ${space[32]};
  max-width: 76rem;
  margin-inline: auto;
  padding: ${space[40]} ${space[20]} 0;
  ${media.medium} {
    padding-inline: ${space[40]};
  }
  ${media.large} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    align-items: end;
    padding-top: ${space[64]};
  }
`;

export const HeroText = styled.div`
  display: grid;
  gap: ${space[20]};
  ${media.large} {
    padding-bottom: ${space[96]};
  }
`;

export const HeroTitle = styled.h1`
  max-width: 12em;
  font-size: ${textSize.display};
  letter-spacing: -0.03em;
  line-height: 0.98;
`;

export const Intro = styled.p`
  max-width: 34rem;
  font-size: ${textSize.lead};
  line-height: 1.45;
  color: ${color.inkSoft};
`;

export const HeroActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[16]} ${space[32]};
  margin-top: ${space[8]};
  font-weight: 600;
`;

export const HeroArt = styled.div`
  max-width: 30rem;
  ${media.large} {
    max-width: none;
  }
`;

/** A part with the width of the page's text. */
export const Wide = styled.section`
  max-width: 76rem;
  margin-inline: auto;
  padding: ${space[64]} ${space[20]} 0;
  ${media.medium} {
    padding: ${space[96]} ${space[40]} 0;
  }
`;

export const Closing = styled.section`
  margin-top: ${space[96]};
  background: ${color.guavaSoft};
`;

export const ClosingText = styled.div`
  display: grid;
  gap: ${space[16]};
  justify-items: start;
  max-width: 76rem;
  margin-inline: auto;
  padding: ${space[64]} ${space[20]};
  ${media.medium} {
    padding: ${space[96]} ${space[40]};
  }
  h2 {
    max-width: 16em;
    font-size: ${textSize.h1};
    letter-spacing: -0.02em;
  }
  p {
    max-width: 36rem;
    font-size: ${textSize.lead};
    line-height: 1.45;
  }
  a {
    font-weight: 600;
  }
`;
