import { styled } from '@enlace/shared-platform';

/** What the list is narrowed by; the open entry of a narrow window stands without it. */
export const Choices = styled.div`
  @media (max-width: 63.99em) {
    &[data-open] {
      display: none;
    }
  }
`;
