import { styled } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

const { color, font, media, space, textSize } = tokens;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${space[12]};
`;

/** The links beside a heading. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
`;

export const Agenda = styled.ol`
  border-top: 1px solid ${color.lineStrong};
`;

export const Coming = styled.li`
  position: relative;
  display: grid;
  gap: 0 ${space[24]};
  padding-block: ${space[16]};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
  ${media.small} {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
  a {
    font: 600 ${textSize.h4} / 1.3 ${font.display};
  }
  p {
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
`;

export const When = styled.time`
  font: 500 ${textSize.h4} / 1.3 ${font.display};
  color: ${color.link};
`;

export const Row = styled.li`
  position: relative;
  padding-block: ${space[12]};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
  a {
    font: 600 ${textSize.h4} / 1.3 ${font.display};
  }
  p {
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
`;
