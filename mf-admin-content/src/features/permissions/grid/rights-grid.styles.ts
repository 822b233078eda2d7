import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

/** Scrolls by itself both ways; the names of roles and rights stay in sight. */
export const Frame = styled.div`
  position: relative;
  overflow: auto;
  max-height: calc(100dvh - 9rem);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
`;

export const Sheet = styled.table`
  /* Hundreds of boxes that fade at once are work for nothing. */
  input,
  input::before {
    transition: none;
  }
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
    z-index: 2;
    min-width: 6.5rem;
    padding: ${theme.space[4]};
    border-bottom-color: ${theme.color.lineStrong};
  }
  thead small {
    display: block;
    padding-bottom: ${theme.space[4]};
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
    font-weight: 400;
    white-space: nowrap;
  }
  tbody tr:not([data-group]) > th,
  thead th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    width: 22%;
    min-width: min(13rem, 38vw);
    border-right: 1px solid ${theme.color.line};
    text-align: left;
  }
  thead th:first-child {
    z-index: 3;
  }
  [data-group] > th {
    height: auto;
    padding: ${theme.space[16]} ${theme.space[12]} ${theme.space[4]};
    text-align: left;
    font-weight: 700;
  }
  [data-group] span {
    position: sticky;
    left: ${theme.space[12]};
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
`;

export const HeadButton = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  width: 100%;
  padding: ${theme.space[8]} ${theme.space[4]} 0;
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: break-word;
  cursor: pointer;
  &[aria-disabled='true'] {
    cursor: default;
  }
`;

export const RightHead = styled.button`
  width: 100%;
  min-height: 2.25rem;
  padding: 0 ${theme.space[4]};
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  &[aria-disabled='true'] {
    cursor: default;
  }
`;

/** A box without words beside it; its cell says what it is. */
export const Box = styled.input`
  position: relative;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  accent-color: ${theme.color.teal};
  vertical-align: middle;
  cursor: pointer;
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
    accent-color: ${theme.color.inkSoft};
  }
`;
