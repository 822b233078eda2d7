import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

/** On narrow screens each row is a card, so that no control is cut. */
export const Frame = styled.div`
  overflow: auto;
  max-height: 26rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  font-size: ${theme.textSize.small};
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${theme.color.raised};
    color: ${theme.color.inkSoft};
    font-weight: 600;
    text-align: left;
    white-space: nowrap;
  }
  tbody th {
    position: static;
    background: none;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${theme.space[8]} ${theme.space[12]};
    vertical-align: top;
  }
  tbody tr {
    border-top: 1px solid ${theme.color.line};
  }
  /* What is only read stands on the line of what is written beside it. */
  tbody th,
  td > span {
    line-height: 2.75rem;
  }
  td:not([data-open]) > span {
    display: block;
    overflow: hidden;
    max-width: 14rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* The frame of an open control. */
  [data-open] > span {
    max-width: 16rem;
    line-height: inherit;
  }
  input,
  select {
    min-width: 10rem;
  }
  td > small {
    display: block;
    overflow: hidden;
    max-width: 16rem;
    color: ${theme.color.inkSoft};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  td p {
    max-width: 16rem;
    color: ${theme.color.danger};
  }
  /* The button of a row stays visible while the row scrolls. */
  thead th:last-child,
  tbody td:last-child {
    position: sticky;
    right: 0;
    background: ${theme.color.surface};
  }
  thead th:last-child {
    z-index: 2;
    background: ${theme.color.raised};
  }
  @media (width < 40rem) {
    max-height: none;
    table,
    tbody,
    tr,
    td,
    tbody th {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tbody > tr {
      padding: ${theme.space[8]} ${theme.space[12]};
    }
    tbody > tr > th,
    tbody > tr > td {
      position: static;
      padding: ${theme.space[4]} 0;
    }
    [data-heading]:not([data-open]) {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${theme.space[8]};
      line-height: 1.5;
    }
    [data-heading]::before {
      content: attr(data-heading);
      color: ${theme.color.inkSoft};
      font-weight: 400;
    }
    [data-heading]:not([data-open]) > span {
      flex: 1;
      max-width: none;
      line-height: inherit;
    }
    [data-empty] {
      display: none;
    }
    input,
    select {
      width: 100%;
      min-width: 0;
    }
    td p,
    td > small,
    [data-open] > :is(div, span) {
      width: 100%;
      max-width: none;
    }
  }
`;
