import { styled } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

const { color, font, radius, space, textSize } = tokens;

export const Card = styled.div`
  display: grid;
  gap: ${space[20]};
  width: 100%;
  padding: ${space[20]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;
`;

export const Person = styled.div`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  > div {
    min-width: 0;
  }
  p {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
`;

export const Name = styled.strong`
  font: 600 ${textSize.h4} / 1.3 ${font.display};
`;

export const Fields = styled.dl`
  display: grid;
  gap: ${space[12]};
  dt {
    color: ${color.inkSoft};
    font-size: ${textSize.caption};
  }
  dd {
    font-size: ${textSize.small};
    line-height: 1.45;
    white-space: pre-line;
  }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  white-space: normal;
`;

export const Contact = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[16]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  h3 {
    font: 600 ${textSize.small} / 1.4 ${font.text};
  }
`;
