import { styled } from '@enlace/shared-platform';

import { color, media, space, textSize } from '../../lib/tokens';

/** Looks like a supplement of a newspaper, on a different paper. */
export const Board = styled.section`
  margin-top: ${space[64]};
  background: ${color.marigoldSoft};
  color: ${color.ink};
  ${media.medium} {
    margin-top: ${space[96]};
  }
  > div {
    max-width: 76rem;
    margin-inline: auto;
    padding: ${space[48]} ${space[20]};
    ${media.medium} {
      padding: ${space[64]} ${space[40]};
    }
  }
`;

export const Columns = styled.ul`
  display: grid;
  border-top: 3px double ${color.marigoldInk};
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[48]};
  }
  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Ad = styled.li`
  position: relative;
  display: grid;
  gap: ${space[4]};
  align-content: start;
  padding-block: ${space[20]};
  border-bottom: 1px solid ${color.marigold};
  font-size: ${textSize.small};
  overflow-wrap: anywhere;
`;

export const Employer = styled.p`
  font-weight: 600;
  color: ${color.marigoldInk};
`;

export const AdTitle = styled.h3`
  font-size: ${textSize.h4};
  line-height: 1.25;
`;

export const AdPay = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
