import { css, styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

const { color, font, motion, radius, shadow, space, textSize } = theme;

/** The columns; they scroll sideways when they do not fit. */
export const Columns = styled.div`
  display: flex;
  gap: ${space[8]};
  align-items: stretch;
  min-height: 24rem;
  padding-bottom: ${space[8]};
  overflow-x: auto;
`;

export const Column = styled.section<{
  /** Colour of the state that the stages belong to; null without stages. */
  readonly $tone: string | null;
  readonly $isTarget: boolean;
  readonly $isFaint: boolean;
}>`
  display: flex;
  flex: 1 0 9.75rem;
  flex-direction: column;
  min-width: 0;
  padding: ${space[8]};
  border-block-start: ${({ $tone }) => ($tone === null ? '0' : `3px solid var(--${$tone}Ink)`)};
  border-radius: ${radius.control};
  background: ${color.sunken};
  outline: ${({ $isTarget }) => ($isTarget ? `2px solid ${color.focus}` : 'none')};
  outline-offset: -2px;
  opacity: ${({ $isFaint }) => ($isFaint ? 0.55 : 1)};
  transition: opacity ${motion.hover}ms;
  > ul {
    display: grid;
    gap: ${space[8]};
  }
`;

export const ColumnHead = styled.div`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.25rem;
  padding: 0 ${space[4]} ${space[4]};
  h2 {
    font: 600 ${textSize.small} / 1.3 ${font.text};
  }
  span,
  small {
    color: ${color.inkSoft};
    font-size: ${textSize.caption};
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    font-weight: 400;
  }
`;

const cardStyle = css`
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[12]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.raised};
  overflow-wrap: anywhere;
`;

export const Card = styled.li<{ readonly $isMoving: boolean; readonly $isMovable: boolean }>`
  ${cardStyle}
  cursor: ${({ $isMovable }) => ($isMovable ? 'grab' : 'auto')};
  user-select: ${({ $isMovable }) => ($isMovable ? 'none' : 'auto')};
  opacity: ${({ $isMoving }) => ($isMoving ? 0.4 : 1)};
  transition: border-color ${motion.hover}ms;
  &:hover {
    border-color: ${color.lineStrong};
  }
  > div {
    display: flex;
    gap: ${space[4]};
    align-items: start;
    justify-content: space-between;
  }
  a {
    padding-block: ${space[4]};
    color: inherit;
    font-size: ${textSize.small};
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    display: -webkit-box;
    overflow: hidden;
    color: ${color.inkSoft};
    font-size: ${textSize.caption};
    line-height: 1.4;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]} ${space[8]};
    align-items: center;
    margin-top: ${space[8]};
    color: ${color.inkSoft};
    font-size: ${textSize.caption};
  }
`;

/** The dragged card, below the pointer. */
export const Ghost = styled.div`
  ${cardStyle}
  position: fixed;
  z-index: ${theme.layer.menu};
  top: ${space[8]};
  left: ${space[8]};
  max-width: 14rem;
  box-shadow: ${shadow.middle};
  font-size: ${textSize.small};
  font-weight: 600;
  cursor: grabbing;
  pointer-events: none;
`;

/** The collapsed column of ended candidates. */
export const Strip = styled.button`
  flex: none;
  display: flex;
  gap: ${space[8]};
  align-items: center;
  width: 2.75rem;
  padding: ${space[12]} ${space[8]};
  border: 0;
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.inkSoft};
  font: 600 ${textSize.small} / 1.3 ${font.text};
  writing-mode: vertical-rl;
  cursor: pointer;
  &:hover {
    color: ${color.ink};
  }
`;

/** Places for a drag in the collapsed column. */
export const DropPlaces = styled.div`
  flex: 0 0 6.5rem;
  display: grid;
  gap: ${space[8]};
`;

export const DropPlace = styled.div<{ readonly $isTarget: boolean }>`
  display: grid;
  place-items: center;
  padding: ${space[8]};
  border: 2px dashed ${({ $isTarget }) => ($isTarget ? color.focus : color.lineStrong)};
  border-radius: ${radius.control};
  background: ${({ $isTarget }) => ($isTarget ? color.tealSoft : 'transparent')};
  font-size: ${textSize.small};
  font-weight: 600;
  text-align: center;
`;
