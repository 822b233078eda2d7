import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

/** Scrolls sideways when the columns do not fit; the features stay visible. */
export const Frame = styled.div`
  position: relative;
  overflow: auto;
  max-height: calc(100dvh - 8rem);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
`;

export const Sheet = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${theme.textSize.small};
  th,
  td {
    padding: ${theme.space[8]};
    border-bottom: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
    text-align: center;
  }
  tbody > tr:last-child > * {
    border-bottom: 0;
  }
  thead th {
    position: sticky;
    top: 0;
    z-index: 2;
    min-width: 7rem;
    padding-block: ${theme.space[8]} 0;
    border-bottom: 0;
    font-weight: 600;
    white-space: nowrap;
  }
  th[scope='row'],
  thead th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    width: 34%;
    min-width: min(18rem, 40vw);
    border-right: 1px solid ${theme.color.line};
    text-align: left;
  }
  thead th:first-child {
    z-index: 3;
  }
  [data-prices] > * {
    padding-top: 0;
    border-bottom-color: ${theme.color.lineStrong};
    vertical-align: top;
  }
  [data-prices] > th {
    padding: 0 ${theme.space[16]} ${theme.space[8]};
    color: ${theme.color.inkSoft};
    line-height: 2.25rem;
    font-weight: 600;
  }
  tbody > tr:not([data-prices]):hover > * {
    background: ${theme.color.raised};
  }
  td[data-waiting] input {
    opacity: 0.65;
  }
`;

export const FeatureHead = styled.button`
  display: block;
  width: 100%;
  padding: ${theme.space[4]} ${theme.space[8]};
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  line-height: 1.35;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const FeatureNote = styled.small`
  display: -webkit-box;
  overflow: hidden;
  padding: 0 ${theme.space[8]} ${theme.space[4]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.caption};
  font-weight: 400;
  line-height: 1.35;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** A switch without a visible label; the cell has the label. */
export const Flag = styled.input`
  position: relative;
  width: 2.5rem;
  height: 1.5rem;
  margin: 0;
  padding: 3px;
  border-radius: ${theme.radius.round};
  appearance: none;
  background: ${theme.color.lineStrong};
  vertical-align: middle;
  cursor: pointer;
  transition: background ${theme.motion.hover}ms;
  &::before {
    content: '';
    display: block;
    height: 100%;
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${theme.color.surface};
    transition: transform ${theme.motion.hover}ms ${theme.motion.ease};
  }
  /* The cell around it answers to the finger, too. */
  &::after {
    content: '';
    position: absolute;
    inset: -10px -14px;
  }
  &:checked {
    background: ${theme.color.teal};
  }
  &:checked::before {
    transform: translateX(1rem);
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
