import { css, styled } from '@enlace/shared-platform';

import { drawnWhenNear } from './drawn-when-near';
import { color, font, media, radius, space, textSize } from './tokens';

export const Month = styled.section`
  margin-top: ${space[40]};
  &:first-of-type {
    margin-top: 0;
  }
  ${media.large} {
    display: grid;
    grid-template-columns: 11rem minmax(0, 1fr);
    column-gap: ${space[40]};
  }
`;

export const MonthName = styled.h2`
  padding-bottom: ${space[12]};
  font-size: ${textSize.h4};
  ${media.large} {
    position: sticky;
    top: ${space[96]};
    align-self: start;
    padding-top: ${space[24]};
  }
`;

export const Rows = styled.ol`
  border-top: 1px solid ${color.lineStrong};
`;

export const Row = styled.li<{ readonly $isLead?: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 3.75rem minmax(0, 1fr);
  column-gap: ${space[16]};
  padding-block: ${space[20]};
  border-bottom: 1px solid ${color.line};
  ${Month}:nth-of-type(n + 3) &,
  &:nth-child(n + 7) {
    ${drawnWhenNear('8rem')}
  }
  ${media.small} {
    grid-template-columns: 5.5rem minmax(0, 1fr) 9.5rem;
    column-gap: ${space[24]};
    padding-block: ${space[24]};
    ${({ $isLead }) =>
      $isLead === true &&
      css`
        grid-template-columns: 5.5rem minmax(0, 1fr) minmax(9.5rem, 40%);
        h3 {
          font-size: ${textSize.h2};
        }
      `}
  }
`;

export const Day = styled.time`
  font-family: ${font.display};
  line-height: 1;
`;

export const DayNumber = styled.span`
  display: block;
  font-size: ${textSize.h2};
  font-weight: 500;
  font-variant-numeric: lining-nums tabular-nums;
`;

export const Weekday = styled.span`
  display: block;
  margin-top: ${space[4]};
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;

export const Body = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
`;

export const Title = styled.h3`
  font-size: ${textSize.h3};
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;

/** Its links are above the row's own link. */
export const Host = styled(Facts)`
  a {
    position: relative;
    font-weight: 600;
  }
`;

/** A line that is there before its text, so that nothing moves. */
export const YourTime = styled(Facts)`
  min-height: 1.5em;
  font-weight: 600;
  color: ${color.ink};
`;

export const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
  align-items: center;
  margin-top: ${space[4]};
`;

export const Art = styled.div`
  display: none;
  overflow: hidden;
  border-radius: ${radius.control};
  align-self: start;
  ${media.small} {
    display: block;
  }
`;
