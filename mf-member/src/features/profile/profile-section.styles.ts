import { styled } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

const { color, media, space, textSize } = tokens;

export const Section = styled.section`
  display: grid;
  gap: ${space[12]};
  ${media.medium} {
    grid-template-columns: 12rem minmax(0, 1fr);
    gap: ${space[40]};
  }
`;

export const SectionTitle = styled.h2`
  font-size: ${textSize.h4};
`;

export const Fields = styled.dl`
  border-top: 1px solid ${color.line};
`;

export const Field = styled.div`
  display: grid;
  gap: 0 ${space[24]};
  padding-block: ${space[12]};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
  ${media.small} {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
  dt {
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
  dd {
    white-space: pre-line;
  }
`;

export const Nothing = styled.span`
  color: ${color.inkSoft};
`;
