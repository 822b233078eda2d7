import { css, keyframes, styled } from '@enlace/shared-platform';

import { hiddenStyle } from '../../layout/layout.styles';
import { color, radius, space, textSize } from '../../tokens/tokens';
import { lineCards } from './line-cards.styles';

const cards = css`
  &,
  tbody,
  tr,
  td {
    display: block;
  }
  thead,
  thead th {
    display: block;
  }
  thead > tr {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]};
    padding-bottom: ${space[12]};
  }
  thead th {
    position: static;
    padding: ${space[2]} ${space[12]};
    border: 1px solid ${color.line};
    border-radius: ${radius.round} !important;
  }
  thead th[data-select] {
    width: auto;
    padding-inline: ${space[16]} 0;
    border-color: transparent;
    background: none;
  }
  thead th:not([aria-sort], [data-select]) {
    ${hiddenStyle}
    padding: 0;
    border: 0;
  }
  thead > tr:not(:has([aria-sort], [data-select])) {
    padding: 0;
  }
  thead th[aria-sort='none'] svg {
    display: none;
  }
  tbody > tr {
    position: relative;
    margin-bottom: ${space[12]};
    padding: ${space[12]} ${space[16]};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.surface};
  }
  tbody > tr > td {
    padding: ${space[4]} 0;
    border: 0;
    text-align: start;
  }
  td[data-label]:not([data-primary]) {
    display: grid;
    column-gap: ${space[12]};
    grid-template-columns: minmax(5rem, 2fr) 5fr;
    justify-items: start;
  }
  td[data-label]:not([data-primary]) > * {
    grid-column: 2;
  }
  td[data-align] {
    text-align: start;
  }
  td[data-align] > [aria-hidden] {
    margin-inline-start: 0;
  }
  td[data-align] button {
    inset-inline: auto 0;
  }
  td[data-label]:not([data-primary])::before {
    grid-row: span 2;
    content: attr(data-label);
    color: ${color.inkSoft};
    font-size: ${textSize.caption};
    font-weight: 600;
  }
  td[data-primary] {
    width: auto;
    padding-right: 3rem;
    font-size: 1.0625rem;
    font-weight: 600;
  }
  td[data-actions],
  td[data-select] {
    position: absolute;
    top: ${space[4]};
    right: ${space[4]};
    width: auto;
  }
  td[data-select] {
    top: ${space[12]};
    right: auto;
  }
  td[data-select] ~ td[data-primary] {
    padding-left: 2.25rem;
  }
  td:empty,
  tbody td[data-minor],
  [role='separator'] {
    display: none;
  }
  td[data-sized],
  th[data-sized] {
    width: auto;
    max-width: none;
    overflow: visible;
  }
`;

/** Highlights a row for a short time. */
const highlight = keyframes`
  from, 40% { background: ${color.tealSoft}; }
`;

/** The width of the table's place, not of the window, chooses the layout. */
export const Frame = styled.div`
  container-type: inline-size;
  &[data-overflows] {
    overflow-x: auto;
  }
`;

export const Sheet = styled.table<{
  readonly $cardsBelow: string;
  readonly $cards: 'fields' | 'lines';
  readonly $isStale: boolean;
}>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${textSize.small};
  line-height: 1.45;
  th,
  td {
    padding: ${space[12]} ${space[16]};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: middle;
  }
  thead th {
    position: sticky;
    top: var(--header-height, 0);
    z-index: 1;
    background: ${color.sunken};
    color: ${color.inkSoft};
    font-size: ${textSize.caption};
    font-weight: 600;
    white-space: nowrap;
    ${({ $isStale }) => $isStale && `border-color:${color.guava};cursor:progress`}
  }
  thead th:first-child {
    border-start-start-radius: ${radius.control};
  }
  thead th:last-child {
    border-start-end-radius: ${radius.control};
  }
  tbody > tr {
    transition: background 120ms;
  }
  tbody > tr:hover {
    background: ${color.surface};
  }
  tbody > tr[role][aria-selected='true'] {
    background: color-mix(in srgb, ${color.tealSoft} 60%, ${color.surface});
  }
  [data-align='end'] {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    > [aria-hidden] {
      margin-inline-start: auto;
    }
  }
  [data-select] > label {
    display: flex;
    gap: 0;
    align-items: center;
    min-height: 1.75rem;
    cursor: pointer;
  }
  td[data-actions],
  [data-select] {
    width: 1%;
    white-space: nowrap;
  }
  /* Names get the room that the other columns do not need. */
  td[data-primary] {
    width: 32%;
    font-weight: 600;
  }
  &[data-sized='all'] {
    width: auto;
  }
  td[data-sized],
  th[data-sized] {
    width: var(--size);
    max-width: var(--size);
    overflow-wrap: anywhere;
  }
  td[data-sized] {
    overflow: clip;
    overflow-clip-margin: ${space[4]};
  }
  th[data-sized] > span:first-child {
    display: block;
    overflow: clip;
    overflow-clip-margin: ${space[4]};
  }
  &[data-fitting] :is(th, td) {
    white-space: nowrap;
  }
  tbody > tr[data-marked] {
    animation: ${highlight} 2.4s ease-out;
  }
  @media (prefers-reduced-motion: reduce) {
    tbody > tr[data-marked] {
      animation: none;
      background: ${color.tealSoft};
    }
  }
  @container (max-width: ${({ $cardsBelow }) => $cardsBelow}) {
    ${({ $cards }) => ($cards === 'lines' ? lineCards : cards)}
  }
`;

export const SortButton = styled.span`
  > a,
  > button {
    display: inline-flex;
    gap: ${space[4]};
    align-items: center;
    min-height: 1.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: inherit;
    text-decoration: none;
    cursor: pointer;
  }
  [data-align='end'] > & > * {
    flex-direction: row-reverse;
  }
  > :hover {
    color: ${color.ink};
  }
  svg {
    opacity: 0;
  }
  :hover > svg,
  :focus-visible > svg {
    opacity: 0.5;
  }
  [data-sorted] {
    color: ${color.ink};
  }
  [data-sorted] > svg {
    opacity: 1;
  }
`;
