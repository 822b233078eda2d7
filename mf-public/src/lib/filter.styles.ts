import { styled } from '@enlace/shared-platform';

import { color, media, space, textSize } from './tokens';

const columns = {
  2: '18rem 14rem auto',
  3: 'minmax(0, 16rem) repeat(2, minmax(0, 13rem)) auto',
  4: 'minmax(0, 16rem) repeat(3, minmax(0, 13rem)) auto',
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

/** Fields side by side on wide screens, followed by the buttons. */
export const FilterForm = styled.form<{ readonly $fields?: 2 | 3 | 4 }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]};
  align-items: end;
  margin-top: ${space[24]};
  > :not(input, details):first-of-type {
    grid-column: 1 / -1;
  }
  /* A field that is alone in its row takes the whole row. */
  ${({ $fields = 2 }) => ($fields % 2 === 0 ? '> div:last-of-type { grid-column: 1 / -1; }' : '')}
  ${media.large} {
    grid-template-columns: ${({ $fields = 2 }) => columns[$fields]};
    justify-content: start;
    > :not(input, details):first-of-type,
    > div:last-of-type {
      grid-column: auto;
    }
  }
`;

/** Less common fields, closed at first. */
export const Folded = styled.details`
  grid-column: 1 / -1;
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
