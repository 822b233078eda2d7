import { css } from '@enlace/shared-platform';

import { color, motion, radius, space } from '../tokens/tokens';

/** Style of text inputs and selects. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: 2.75rem;
  padding: ${space[8]} ${space[12]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.raised};
  font-size: 1rem;
  line-height: 1.4;
  transition:
    border-color ${motion.hover}ms,
    box-shadow ${motion.hover}ms;
  &:hover {
    border-color: ${color.ink};
  }
  &:focus-visible,
  &:focus-within {
    border-color: ${color.focus};
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
  }
  &::placeholder,
  input::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: 0 0 0 1px ${color.danger};
  }
  &:placeholder-shown {
    text-overflow: ellipsis;
  }
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
`;
