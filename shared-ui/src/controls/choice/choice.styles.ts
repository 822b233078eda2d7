import { css, styled } from '@enlace/shared-platform';

import { color, motion, space, textSize } from '../../tokens/tokens';

/** A control and its label, as one press area. */
export const Line = styled.label`
  display: flex;
  gap: ${space[12]};
  align-items: flex-start;
  min-height: 1.75rem;
  font-size: 1rem;
  line-height: 1.5;
  cursor: pointer;
  &:has(:disabled) {
    opacity: 0.6;
    cursor: not-allowed;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
`;

/** A box with its own drawing: checkbox, radio. */
export const boxStyle = css`
  flex: none;
  display: grid;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  margin: 0.0625rem 0 0;
  border: 1.5px solid ${color.lineStrong};
  appearance: none;
  background: ${color.raised};
  cursor: inherit;
  transition:
    background ${motion.hover}ms,
    border-color ${motion.hover}ms;
  &:hover {
    border-color: ${color.ink};
  }
  &:checked,
  &[type='checkbox']:indeterminate {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
