import { styled } from '@enlace/shared-platform';

import { color, font, media, radius, space, textSize } from '../../lib/tokens';

export const Opening = styled.header`
  display: grid;
  gap: ${space[24]};
`;

export const Title = styled.h1`
  max-width: 11em;
  font-size: ${textSize.display};
  letter-spacing: -0.03em;
  line-height: 0.98;
`;

/** On wide screens the heading is beside the text. */
export const Chapter = styled.section`
  display: grid;
  gap: ${space[24]};
  margin-top: ${space[64]};
  ${media.large} {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: ${space[64]};
    margin-top: ${space[96]};
  }
`;

export const StoryTitle = styled.h2`
  font-size: ${textSize.h3};
  ${media.large} {
    position: sticky;
    top: ${space[96]};
    align-self: start;
  }
`;

export const Story = styled.div`
  display: grid;
  gap: ${space[20]};
  max-width: 40rem;
  font-size: ${textSize.h4};
  line-height: 1.65;
`;

export const Quote = styled.p`
  max-width: 18em;
  margin-top: ${space[64]};
  font: 500 ${textSize.h1} / 1.1 ${font.display};
  letter-spacing: -0.02em;
  word-spacing: 0.12em;
  text-wrap: balance;
  color: ${color.link};
  ${media.large} {
    margin-top: ${space[96]};
    margin-inline-start: 20rem;
  }
`;

export const Ideas = styled.ol`
  border-top: 1px solid ${color.lineStrong};
  li {
    display: grid;
    gap: ${space[4]} ${space[40]};
    padding-block: ${space[20]};
    border-bottom: 1px solid ${color.line};
    ${media.medium} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      align-items: baseline;
    }
  }
  h3 {
    font-size: ${textSize.h4};
  }
`;

export const Steps = styled.ul`
  display: grid;
  gap: ${space[32]} ${space[40]};
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  h3 {
    margin-bottom: ${space[8]};
    font-size: ${textSize.h3};
  }
`;

export const Closing = styled.section`
  display: grid;
  gap: ${space[24]};
  margin-top: ${space[96]};
  padding: ${space[48]} ${space[24]};
  border-radius: ${radius.panel};
  background: ${color.marigoldSoft};
  ${media.medium} {
    padding: ${space[64]};
  }
  h2 {
    font-size: ${textSize.h1};
    letter-spacing: -0.02em;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[16]} ${space[32]};
    font-weight: 600;
  }
`;
