import { styled } from '@enlace/shared-platform';

import { drawnWhenNear } from '../../lib/drawn-when-near';
import { color, font, media, radius, space, textSize } from '../../lib/tokens';

export const Rows = styled.ol`
  border-top: 1px solid ${color.lineStrong};
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  column-gap: ${space[16]};
  row-gap: ${space[8]};
  padding-block: ${space[24]};
  border-bottom: 1px solid ${color.line};
  &:nth-child(n + 5) {
    ${drawnWhenNear('13rem')}
  }
  ${media.medium} {
    grid-template-columns: 4rem minmax(0, 1fr) 15rem;
    column-gap: ${space[24]};
  }
`;

export const Emblem = styled.div`
  overflow: hidden;
  aspect-ratio: 1;
  align-self: start;
  border-radius: ${radius.control};
  --picture-radius: ${radius.control};
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
`;

export const Company = styled.p`
  font-size: ${textSize.small};
  font-weight: 600;
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

export const Title = styled.h3`
  font-size: ${textSize.h3};
  line-height: 1.12;
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  font-size: ${textSize.small};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

/** Mark of a job that the user has applied for. */
export const Applied = styled.p`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  color: ${color.tealInk};
  font-size: ${textSize.small};
  font-weight: 600;
`;

/** As large as the date of an event, because visitors look for the pay first. */
export const PayBox = styled.p`
  grid-column: 2;
  font-size: ${textSize.small};
  color: ${color.inkSoft};
  ${media.medium} {
    grid-column: 3;
    text-align: end;
  }
`;

export const Amount = styled.span`
  display: block;
  font: 500 ${textSize.h4} / 1.2 ${font.display};
  font-variant-numeric: lining-nums tabular-nums;
  color: ${color.ink};
`;
