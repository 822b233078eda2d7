import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

const { color, font, layer, media, radius, space, textSize } = theme;

/** Stays at the top of a window that has the height for it. */
export const Bar = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space[12]};
  align-items: end;
  padding-block: ${space[12]};
  margin-bottom: ${space[24]};
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  > div {
    min-width: 0;
  }
  ${media.medium} {
    display: flex;
    flex-wrap: wrap;
    > div {
      min-width: 10rem;
    }
  }
  @media (min-width: 64em) and (min-height: 40em) {
    position: sticky;
    z-index: ${layer.sticky};
    /* Below the header of the product. */
    top: 4.5rem;
  }
  @media print {
    display: none;
  }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space[8]};
  align-items: center;
  width: 100%;
  li {
    max-width: 100%;
  }
`;

/** Below the chips. */
export const Hint = styled.p`
  flex-basis: 100%;
  grid-column: 1 / -1;
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

export const Chip = styled.button<{ readonly $isUnused: boolean }>`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  max-width: 100%;
  min-height: 2.25rem;
  padding: 0 ${space[12]};
  border: 0;
  border-radius: ${radius.round};
  background: ${({ $isUnused }) => ($isUnused ? color.sunken : color.plumSoft)};
  color: ${({ $isUnused }) => ($isUnused ? color.inkSoft : color.plumInk)};
  font: 600 ${textSize.small} / 1.3 ${font.text};
  cursor: pointer;
  &:hover {
    box-shadow: inset 0 0 0 1px ${color.plum};
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
