import { styled } from '@enlace/shared-platform';

import { color, radius, space, textSize } from '../../lib/tokens';

export const Facts = styled.dl`
  border-top: 1px solid ${color.lineStrong};
`;

export const Fact = styled.div`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: ${space[12]};
  padding-block: ${space[16]};
  border-bottom: 1px solid ${color.line};
  font-size: ${textSize.small};
  dt {
    color: ${color.inkSoft};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const Minor = styled.span`
  font-weight: 400;
  color: ${color.inkSoft};
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  li {
    padding: 0 ${space[12]};
    border-radius: ${radius.round};
    background: ${color.plumSoft};
    color: ${color.plumInk};
    font-weight: 500;
  }
`;
