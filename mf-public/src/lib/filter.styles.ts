import { styled } from '@enlace/shared-platform';

import { color, media, space, textSize } from './tokens';

const widths = {
  2: '18rem minmax(0, 14rem)',
  3: 'minmax(0, 16rem) minmax(0, 27rem)',
  4: 'minmax(0, 16rem) minmax(0, 41rem)',
} as const;

export const Switch = styled.nav`
  display: flex;
  gap: ${space[24]};
  border-bottom: 1px solid ${color.line};
  font-size: ${textSize.lead};
  font-weight: 600;
  a {
    margin-bottom: -1px;
    padding-block: ${space[12]};
    border-bottom: 3px solid transparent;
    color: ${color.inkSoft};
    text-decoration: none;
  }
  a[aria-current] {
    border-color: ${color.primary};
    color: ${color.ink};
  }
  a:hover {
    color: ${color.ink};
  }
`;

/** The search, then the other fields in a `FilterFold`: beside it on wide screens. `$fields` counts all of them. */
export const FilterForm = styled.form<{ readonly $fields?: 2 | 3 | 4 }>`
  --fold-fields: ${({ $fields = 2 }) => `repeat(${$fields - 1}, minmax(0, 13rem))`};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]} ${space[16]};
  align-items: end;
  margin-top: ${space[16]};
  ${media.large} {
    grid-template-columns: ${({ $fields = 2 }) => widths[$fields]} auto;
    justify-content: start;
    align-items: start;
    > noscript {
      align-self: end;
    }
  }
`;

/** Less common fields, closed at first. */
export const Folded = styled.details`
  &[open] {
    width: 100%;
  }
  > summary {
    width: fit-content;
    padding-block: ${space[4]};
    color: ${color.link};
    font-size: ${textSize.small};
    font-weight: 600;
    cursor: pointer;
  }
  > div {
    display: grid;
    gap: ${space[16]};
    margin-top: ${space[12]};
    ${media.small} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
