import { styled } from '@enlace/shared-platform';

/** The filters of the list; hidden on narrow screens while an entry is open. */
export const Choices = styled.div`
  @media (max-width: 63.99em) {
    &[data-open] {
      display: none;
    }
  }
`;
