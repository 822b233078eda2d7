import { styled } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

const { color, media, radius, space, textSize } = tokens;

export const Bars = styled.div`
  display: grid;
  gap: ${space[4]};
  border-radius: ${radius.small};
  color: ${color.teal};
`;

/** The name is above its bar in a narrow window, beside it in a wide one. */
export const Row = styled.div<{ readonly $isAt: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]} ${space[12]};
  align-items: center;
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.small};
  background: ${({ $isAt }) => ($isAt ? color.tealSoft : 'transparent')};
  outline: ${({ $isAt }) => ($isAt ? `2px solid ${color.focus}` : 'none')};
  ${media.medium} {
    grid-template-columns: 12rem minmax(0, 1fr) 8rem;
  }
`;

export const Name = styled.span`
  color: ${color.ink};
  overflow-wrap: anywhere;
`;

export const Bar = styled.svg<{ readonly $isRest: boolean }>`
  grid-row: 2;
  grid-column: 1 / -1;
  width: 100%;
  height: 1.25rem;
  fill: ${({ $isRest }) => ($isRest ? 'url(#members-hatch)' : 'currentcolor')};
  ${media.medium} {
    grid-row: auto;
    grid-column: auto;
  }
  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;

export const Value = styled.span`
  color: ${color.ink};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: end;
  small {
    display: inline-block;
    min-width: 3.5rem;
    font-size: ${textSize.small};
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;
