import { styled } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

const { color, font, radius, space, textSize } = tokens;

/** The profile of a member as others see it. */
export const ProfileCard = styled.div`
  display: grid;
  gap: ${space[16]};
  padding: ${space[20]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;
  dl {
    display: grid;
    gap: ${space[12]};
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${textSize.caption};
  }
  dd {
    display: -webkit-box;
    overflow: hidden;
    font-size: ${textSize.small};
    line-height: 1.45;
    white-space: pre-line;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
`;

/** Picture beside name and headline. */
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

export const Nothing = styled.p`
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;
