import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

/** Scrolls in both directions; the names of roles and rights stay visible. */
export const Frame = styled.div`
  position: relative;
  overflow: auto;
  max-height: calc(100dvh - 9rem);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  scroll-padding: 7.5rem 0 0 14rem;
  @media (width < 40rem) {
    scroll-padding-left: 38vw;
  }
`;

/* One style sheet for thousands of cells, so that no cell has its own styled component. */
export const Sheet = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${theme.textSize.small};
  th,
  td {
    height: 2.5rem;
    padding: 0 ${theme.space[8]};
    border-bottom: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
    text-align: center;
  }
  thead th {
    position: sticky;
    top: 0;
    z-index: 4;
    height: 4.75rem;
    min-width: 7.25rem;
    padding: ${theme.space[4]};
    border-bottom-color: ${theme.color.lineStrong};
  }
  thead small {
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
    font-weight: 400;
    white-space: nowrap;
  }
  tbody th,
  thead th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    width: 22%;
    min-width: 13rem;
    border-right: 1px solid ${theme.color.line};
    text-align: left;
  }
  thead th:first-child {
    z-index: 5;
  }
  /* Below the names of the roles, so that "edit" says of what it is. */
  [data-group] > * {
    position: sticky;
    top: 4.75rem;
    z-index: 2;
    background: ${theme.color.raised};
  }
  tbody > [data-group] > th {
    z-index: 3;
  }
  tbody > tr:not([data-group]):hover > * {
    background: ${theme.color.raised};
  }
  tbody > tr > td[data-changed='given'] {
    background: ${theme.color.tealSoft};
  }
  tbody > tr > td[data-changed='taken'] {
    background: ${theme.color.dangerSoft};
  }
  button {
    width: 100%;
    min-height: 2.25rem;
    padding: 0 ${theme.space[4]};
    border: 0;
    border-radius: ${theme.radius.small};
    background: none;
    color: inherit;
    font: inherit;
    overflow-wrap: break-word;
    cursor: pointer;
    &[aria-disabled='true'] {
      cursor: default;
    }
  }
  thead button {
    display: -webkit-box;
    overflow: hidden;
    min-height: 0;
    padding: 0;
    font-weight: 600;
    line-height: 1.3;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  tbody th > button {
    padding-left: ${theme.space[20]};
    text-align: left;
  }
  /* Actions begin with a capital letter; in sentences they do not. */
  tbody > tr:not([data-group]) > th > button {
    font-weight: 500;
    &::first-letter {
      text-transform: uppercase;
    }
  }
  [data-group] button {
    font-weight: 700;
  }
  [data-group] td > button {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  [aria-expanded] {
    position: relative;
    &::before {
      content: '';
      position: absolute;
      top: 50%;
      left: 0.35rem;
      width: 0.4rem;
      height: 0.4rem;
      border: solid currentcolor;
      border-width: 0 2px 2px 0;
      transform: translateY(-70%) rotate(45deg);
    }
    &[aria-expanded='false']::before {
      transform: translateY(-50%) rotate(-45deg);
    }
  }
  /* A box without words beside it; its cell says what it is. Hundreds that fade at once are work for nothing. */
  td > input {
    position: relative;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    border: 1.5px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.small};
    appearance: none;
    background: ${theme.color.raised};
    vertical-align: middle;
    cursor: pointer;
    &:checked {
      border-color: ${theme.color.teal};
      background: ${theme.color.teal};
    }
    &:checked::before {
      content: '';
      position: absolute;
      inset: 2px;
      background: ${theme.color.surface};
      clip-path: polygon(12% 45%, 0 58%, 38% 92%, 100% 22%, 87% 10%, 37% 66%);
    }
    @media (forced-colors: active) {
      appearance: auto;
    }
    /* The cell around it answers to the finger, too. */
    &::after {
      content: '';
      position: absolute;
      inset: -10px -24px;
    }
    &[aria-disabled='true'] {
      opacity: 0.45;
      cursor: not-allowed;
    }
    &[data-state='always'] {
      border-color: ${theme.color.inkSoft};
      background: ${theme.color.inkSoft};
    }
  }
  @media (width < 40rem) {
    thead th {
      min-width: 5.75rem;
    }
    tbody th,
    thead th:first-child {
      min-width: 38vw;
      padding-inline: ${theme.space[4]};
    }
    td > input::after {
      inset: -10px -18px;
    }
  }
`;
