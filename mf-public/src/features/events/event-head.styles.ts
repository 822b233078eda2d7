import { styled } from '@enlace/shared-platform';

import { color, font, media, radius, space, textSize } from '../../lib/tokens';

export const Back = styled.p`
  margin-bottom: ${space[24]};
  font-size: ${textSize.small};
`;

export const Top = styled.div`
  display: grid;
  gap: ${space[20]};
  ${media.medium} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[40]};
  }
`;

/** The date in the shape of a calendar's page. */
export const Tear = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space[12]};
  align-self: start;
  justify-self: start;
  padding: ${space[8]} ${space[20]};
  border-radius: ${radius.card};
  background: ${color.marigoldSoft};
  color: ${color.marigoldInk};
  font-family: ${font.display};
  line-height: 1;
  ${media.medium} {
    display: grid;
    gap: ${space[4]};
    min-width: 8.5rem;
    padding: ${space[16]} ${space[24]};
    text-align: center;
  }
`;

export const TearMonth = styled.span`
  font-size: ${textSize.h4};
`;

export const TearDay = styled.span`
  font-size: ${textSize.h2};
  font-weight: 500;
  font-variant-numeric: lining-nums;
  ${media.medium} {
    font-size: 4rem;
  }
`;

/** A long title has smaller type, so that date and place stay visible. */
export const Title = styled.h1<{ readonly $isLong: boolean }>`
  font-size: ${({ $isLong }) => ($isLong ? textSize.h1 : textSize.display)};
  letter-spacing: -0.025em;
  line-height: 1;
  overflow-wrap: anywhere;
`;

/** The facts are beside the text on wide windows. */
export const Line = styled.p`
  margin-top: ${space[12]};
  font-weight: 600;
  ${media.large} {
    display: none;
  }
`;

export const Summary = styled.p`
  max-width: 38rem;
  margin-top: ${space[16]};
  font-size: ${textSize.lead};
  line-height: 1.45;
  color: ${color.inkSoft};
`;

export const Notice = styled.p<{ readonly $tone: 'danger' | 'warning' | 'neutral' }>`
  margin-top: ${space[24]};
  padding: ${space[16]} ${space[20]};
  border-inline-start: 4px solid ${({ $tone }) => color[$tone]};
  border-radius: ${radius.small};
  background: ${({ $tone }) => color[`${$tone}Soft`]};
  color: ${({ $tone }) => color[`${$tone}Ink`]};
  font-weight: 600;
`;

export const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[20]};
  margin-top: ${space[8]};
`;
