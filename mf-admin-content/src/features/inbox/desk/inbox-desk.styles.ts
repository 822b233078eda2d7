import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

/** The list with the entry beside it; on narrow screens the open entry replaces the list. */
export const Split = styled.div`
  > section {
    min-width: 0;
  }
  @media (max-width: 63.99em) {
    &[data-open] > section {
      display: none;
    }
    &:not([data-open]) > aside {
      display: none;
    }
  }
  ${theme.media.large} {
    display: grid;
    grid-template-columns: minmax(22rem, 5fr) minmax(0, 7fr);
    gap: ${theme.space[24]};
    align-items: start;
  }
`;

export const Beside = styled.aside`
  min-width: 0;
  ${theme.media.large} {
    position: sticky;
    top: ${theme.space[16]};
    overflow-y: auto;
    max-height: calc(100dvh - 2rem);
  }
`;
