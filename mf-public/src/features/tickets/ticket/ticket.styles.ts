import { styled } from '@enlace/shared-platform';

import { Page } from '../../../lib/page.styles';
import { color, media, radius, space, textSize } from '../../../lib/tokens';

/** On paper only the ticket remains. */
export const Sheet = styled(Page)`
  display: grid;
  gap: ${space[24]} ${space[48]};
  max-width: 56rem;
`;

/** The ticket itself; the dashed line is the edge where a paper ticket is cut. */
export const Pass = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.lineStrong};
  border-top: 6px solid ${color.marigold};
  border-radius: ${radius.card};
  background: ${color.raised};
  ${media.medium} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

export const Banner = styled.p`
  grid-column: 1 / -1;
  padding: ${space[16]} ${space[20]};
  border-inline-start: 4px solid ${color.danger};
  border-radius: ${radius.small};
  background: ${color.dangerSoft};
  color: ${color.dangerInk};
  font-weight: 600;
`;

export const Note = styled.p`
  grid-column: 1 / -1;
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;

/** White in both themes, because scanners need the contrast. */
export const Qr = styled.div`
  display: grid;
  gap: ${space[12]};
  align-content: center;
  justify-items: center;
  padding: ${space[20]};
  border-bottom: 2px dashed ${color.lineStrong};
  ${media.medium} {
    border-bottom: 0;
    border-inline-end: 2px dashed ${color.lineStrong};
  }
  background: #fff;
  color: #1d1a16;
  font-size: ${textSize.small};
  text-align: center;
  img {
    width: 15rem;
    height: 15rem;
  }
`;

export const Code = styled.p`
  font-size: ${textSize.h4};
  overflow-wrap: anywhere;
`;

export const Details = styled.div`
  display: grid;
  gap: ${space[12]};
  align-content: start;
  min-width: 0;
  padding: ${space[24]};
  > p {
    font-weight: 600;
    color: ${color.link};
  }
  dl {
    display: grid;
    gap: ${space[16]};
    margin-top: ${space[12]};
  }
  dt {
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const Title = styled.h1`
  font-size: ${textSize.h1};
  letter-spacing: -0.025em;
  line-height: 1.04;
  overflow-wrap: anywhere;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[20]};
  grid-column: 1 / -1;
  align-items: center;
  > * {
    margin-top: 0;
  }
  > :has(details[open]) {
    flex-basis: 100%;
  }
  @media print {
    display: none;
  }
`;
