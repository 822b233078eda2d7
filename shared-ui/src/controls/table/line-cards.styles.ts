import { css } from '@enlace/shared-platform';

import { color, space } from '../../tokens/tokens';

/** Cards of two lines: the title, which opens the whole card, and the values with the detail of the title. */
export const lineCards = css`
  &,
  tbody {
    display: block;
  }
  thead {
    display: none;
  }
  tbody > tr {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[8]};
    align-content: start;
    align-items: baseline;
    height: 4rem;
    padding: 0.5625rem 3rem 0 ${space[16]};
    border-bottom: 1px solid ${color.line};
    overflow: clip;
  }
  tbody > tr:has(> [data-select]) {
    padding-left: 3rem;
  }
  tbody > tr > td {
    display: block;
    flex: none;
    width: auto;
    max-width: none;
    height: auto;
    /* Moves values that do not fit out of the card. */
    padding: 0 0 0.75rem;
    border: 0;
    overflow: visible;
    color: ${color.inkSoft};
    line-height: 1.5;
    text-align: start;
    white-space: nowrap;
  }
  tbody > tr > td[data-primary],
  td[data-primary] > [data-cell],
  td[data-primary] > [data-cell] > :first-child {
    display: contents;
  }
  td[data-primary] a,
  td[data-primary] [data-name] {
    flex: 1 0 100%;
    min-width: 0;
    max-width: 100%;
    overflow: hidden;
    color: ${color.ink};
    font-size: 1rem;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  td[data-primary] a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  td [data-detail] {
    display: block;
    min-width: 0;
    max-width: none;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* The detail comes before the values, which leave the card when they do not fit. */
  td[data-primary] [data-detail] {
    flex: 0 1 auto;
    max-width: 45%;
  }
  td:not([data-primary]) [data-detail],
  td:has([data-none]),
  td:empty,
  tbody td[data-minor],
  [data-cell] > button {
    display: none;
  }
  /* A cell with lines of its own replaces the other values, and makes the card as high as its lines. */
  tbody > tr:has([data-lines]) {
    height: auto;
    padding-bottom: ${space[4]};
  }
  tbody > tr:has([data-lines]) > td:not([data-primary], [data-select], [data-actions], :has([data-lines])) {
    display: none;
  }
  tbody > tr > td:has([data-lines]) {
    flex: 1 0 100%;
    order: 2;
    white-space: normal;
  }
  td:not([data-primary]) [data-lines] > [data-detail] {
    display: block;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  tbody > tr > td[data-align='end'] {
    display: flex;
    gap: ${space[4]};
  }
  td[data-align='end']::before {
    content: attr(data-label);
  }
  tbody > tr > td[data-actions],
  tbody > tr > td[data-select] {
    position: absolute;
    inset-block: 0;
    display: grid;
    place-items: center;
    width: 3rem;
    padding: 0;
  }
  tbody > tr > td[data-actions] {
    right: 0;
  }
  tbody > tr > td[data-select] {
    left: 0;
  }
  [data-select] > label {
    min-width: 2.75rem;
    min-height: 2.75rem;
    justify-content: center;
  }
`;
