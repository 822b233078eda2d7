import { styled } from '@enlace/shared-platform';

import { controlStyle } from '../../form/control.styles';
import { color, radius, space, textSize } from '../../tokens/tokens';

/** Looks like an input and contains the real one, with chips before it and buttons after it. */
export const Shell = styled.div`
  ${controlStyle}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: center;
  padding: ${space[4]} ${space[32]} ${space[4]} ${space[8]};
  &:has([aria-invalid='true']) {
    border-color: ${color.danger};
    box-shadow: 0 0 0 1px ${color.danger};
  }
  &:has(:disabled) {
    opacity: 0.6;
  }
  > input {
    flex: 1 1 4rem;
    width: 4rem;
    min-width: 0;
    /* With the padding and the border of the shell as high as other controls. */
    min-height: calc(2.25rem - 2px);
    padding: 0 ${space[4]};
    border: 0;
    background: none;
    text-overflow: ellipsis;
    &:focus {
      outline: none;
    }
  }
  > svg {
    position: absolute;
    top: calc(50% - 9px);
    right: ${space[12]};
    color: ${color.inkSoft};
    pointer-events: none;
  }
`;

export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  padding-left: ${space[12]};
  border-radius: ${radius.small};
  background: ${color.plumSoft};
  color: ${color.plumInk};
  font-size: ${textSize.small};
  font-weight: 500;
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
