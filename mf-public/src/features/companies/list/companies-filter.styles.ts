import { styled } from '@enlace/shared-platform';

import { color, media, motion, radius, space, textSize } from '../../../lib/tokens';

/** Beside the list on wide screens; it stays visible while the list scrolls. */
export const Filter = styled.form`
  --fold-fields: minmax(0, 1fr);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]} ${space[16]};
  align-items: end;
  align-content: start;
  ${media.large} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[20]};
    position: sticky;
    top: ${space[96]};
    align-self: start;
  }
`;

export const Promises = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${space[4]} ${space[24]};
  min-width: 0;
  ${media.small} {
    grid-column: 1 / -1;
  }
  ${media.large} {
    grid-template-columns: minmax(0, 1fr);
  }
  legend {
    margin-bottom: ${space[8]};
    padding: 0;
    font-size: ${textSize.small};
    font-weight: 600;
  }
`;

/** A checkbox that looks like a stitch; the stitch has its colour when it is checked. */
export const PromiseLine = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  gap: ${space[12]};
  align-items: center;
  min-height: 2.75rem;
  font-size: ${textSize.small};
  line-height: 1.3;
  cursor: pointer;
  input {
    position: absolute;
    width: 2rem;
    height: 2rem;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:checked) {
    font-weight: 600;
  }
  &:has(:focus-visible) > span {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  &:hover > span {
    border-color: ${color.ink};
  }
  @media (forced-colors: active) {
    input {
      opacity: 1;
    }
  }
`;

export const Stitch = styled.span`
  display: block;
  overflow: hidden;
  width: 2rem;
  height: 2rem;
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.raised};
  pointer-events: none;
  transition: border-color ${motion.hover}ms;
  svg {
    opacity: 0.16;
    scale: 0.8;
    transition:
      opacity ${motion.hover}ms,
      scale ${motion.hover}ms ${motion.ease};
  }
  :checked + & {
    border-color: ${color.ink};
    box-shadow: 0 0 0 1.5px ${color.ink};
  }
  :checked + & svg {
    opacity: 1;
    scale: 1;
  }
`;
