import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

const { color, font, layer, media, radius, space, textSize } = theme;

/** Stays at the top of a window that has the height for it. */
export const Bar = styled.section`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
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
    top: 0;
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

export const Chip = styled.button`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  max-width: 100%;
  min-height: 2.25rem;
  padding: 0 ${space[12]};
  border: 0;
  border-radius: ${radius.round};
  background: ${color.plumSoft};
  color: ${color.plumInk};
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
