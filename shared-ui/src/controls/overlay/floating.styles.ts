import { css } from '@enlace/shared-platform';
import { flip, offset, shift } from '@floating-ui/react';

import { color, radius, shadow, space } from '../../tokens/tokens';

/** Eight pixels from its control and from the edges of the window; on the other side without enough room. */
export const beside = [offset(8), flip({ padding: 8 }), shift({ padding: 8 })];

/** Style of a list that floats over the page. */
export const panelStyle = css`
  max-width: calc(100vw - ${space[16]});
  overflow-y: auto;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.raised};
  box-shadow: ${shadow.middle};
  &:focus {
    outline: none;
  }
`;

/** Style of one entry in such a list. */
export const entryStyle = css`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  width: 100%;
  min-height: 2.5rem;
  padding: ${space[8]} ${space[12]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  font-size: 1rem;
  line-height: 1.3;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &[data-active],
  &:focus-visible {
    outline: none;
    background: ${color.neutralSoft};
    box-shadow: inset 3px 0 0 ${color.guava};
  }
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
