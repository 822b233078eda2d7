import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

/** The page; printed as a report without the frame of the product. */
export const Paper = styled.div`
  max-width: 80rem;
  /* The bar of the filters does not cover what has the focus. */
  @media (min-width: 64em) and (min-height: 40em) {
    a,
    button,
    summary,
    [tabindex] {
      scroll-margin-top: 11rem;
    }
  }
  @media print {
    position: absolute;
    inset: 0 0 auto;
    max-width: none;
    padding: 0;
    visibility: visible;
    background: #fff;
    color: #000;
    font-size: 11pt;
    print-color-adjust: exact;
    body:has(&) {
      visibility: hidden;
    }
    button,
    select,
    [role='status'] {
      display: none;
    }
  }
`;

export const OnPaper = styled.div`
  display: none;
  @media print {
    display: block;
    padding-bottom: ${theme.space[16]};
  }
`;
