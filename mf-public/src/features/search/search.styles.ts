import { styled } from '@enlace/shared-platform';

import { color, font, media, radius, space, textSize } from '../../lib/tokens';

export const SearchForm = styled.form`
  display: grid;
  gap: ${space[12]};
  max-width: 44rem;
  ${media.small} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

/** The number of results; it gets the focus after a change of page. */
export const Found = styled.h2`
  margin-top: ${space[48]};
  font: 500 ${textSize.h3} / 1.3 ${font.display};
  overflow-wrap: anywhere;
`;

export const Kinds = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin-block: ${space[20]} ${space[32]};
  a {
    display: inline-flex;
    gap: ${space[8]};
    align-items: baseline;
    padding: ${space[8]} ${space[16]};
    border: 1px solid ${color.line};
    border-radius: ${radius.round};
    font-weight: 600;
  }
  a[aria-current] {
    border-color: ${color.ink};
    background: ${color.inverse};
    color: ${color.onInverse};
  }
`;

export const Orders = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[24]};
  margin: -${space[20]} 0 ${space[24]};
  font-size: ${textSize.small};
  a {
    padding-block: ${space[8]};
    color: ${color.inkSoft};
  }
  a[aria-current] {
    color: ${color.ink};
    font-weight: 600;
    text-decoration: underline 2px;
  }
`;

export const Tally = styled.span`
  font-size: ${textSize.small};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

export const Group = styled.section`
  display: grid;
  gap: ${space[12]} ${space[40]};
  padding-block: ${space[24]} ${space[32]};
  border-top: 1px solid ${color.lineStrong};
  ${media.large} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
  p > a {
    font-weight: 600;
  }
`;

export const GroupName = styled.h2`
  font-size: ${textSize.h3};
`;

export const Hits = styled.ol`
  display: grid;
`;

export const Hit = styled.li`
  position: relative;
  display: grid;
  gap: ${space[4]};
  max-width: 46rem;
  padding-bottom: ${space[20]};
  overflow-wrap: anywhere;
  mark {
    border-radius: 2px;
    background: ${color.marigoldSoft};
    color: ${color.marigoldInk};
  }
`;

export const HitTitle = styled.h3`
  font-size: ${textSize.h4};
  line-height: 1.3;
`;

export const Facts = styled.p`
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;

export const Snippet = styled.p`
  line-height: 1.5;
`;

export const StartTitle = styled.h2`
  margin: ${space[48]} 0 ${space[12]};
  font: 600 ${textSize.small} / 1.4 ${font.text};
  color: ${color.inkSoft};
`;

export const Starts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[40]};
  font: 500 ${textSize.h1} / 1.2 ${font.display};
  letter-spacing: -0.02em;
`;
