import { css, styled } from '@enlace/shared-platform';

import { media, space, textSize } from '../../tokens';

/** Invisible field that only robots fill in. */
export const Trap = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const Sheet = styled.div`
  display: grid;
  gap: ${space[48]};
  ${media.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    grid-template-rows: auto 1fr;
    gap: ${space[48]} ${space[96]};
    > form {
      grid-column: 2;
      grid-row: 1 / 3;
    }
  }
`;

/** Stays visible while the fields scroll, if there is no content below it. */
export const Side = styled.header<{ readonly $isAlone: boolean }>`
  display: grid;
  gap: ${space[20]};
  align-content: start;
  ${media.large} {
    ${({ $isAlone }) =>
      $isAlone &&
      css`
        position: sticky;
        top: ${space[96]};
        grid-row: 1 / 3;
        align-self: start;
      `}
  }
`;

export const SideTitle = styled.h1`
  font-size: ${textSize.h1};
  letter-spacing: -0.025em;
  line-height: 1.04;
  text-wrap: balance;
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
`;
