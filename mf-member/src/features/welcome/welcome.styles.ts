import { styled } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

const { color, font, radius, space, textSize } = tokens;

export const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  max-width: 40rem;
`;

export const Opening = styled.header`
  display: grid;
  gap: ${space[12]};
  overflow-wrap: anywhere;
`;

export const Title = styled.h1`
  font: 500 ${textSize.h2} / 1.15 ${font.display};
  text-wrap: balance;
  &:focus {
    outline: none;
  }
`;

/** The steps as a line that fills. */
export const Steps = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space[8]};
  li {
    padding-top: ${space[8]};
    border-top: 4px solid ${color.line};
    border-radius: ${radius.small};
    color: ${color.inkSoft};
    font-size: ${textSize.small};
    overflow-wrap: anywhere;
  }
  li[data-reached] {
    border-color: ${color.primary};
  }
  li[aria-current] {
    color: ${color.ink};
    font-weight: 600;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  align-items: center;
  padding-top: ${space[20]};
  border-top: 1px solid ${color.line};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;
