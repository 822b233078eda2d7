import { styled } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

const { color, font, media, space, textSize } = tokens;

/** A page of the member area. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};
  max-width: 58rem;
`;

export const Head = styled.header`
  display: grid;
  gap: ${space[8]};
  overflow-wrap: anywhere;
`;

export const Lead = styled.p`
  max-width: 58ch;
  color: ${color.inkSoft};
`;

/** A titled part: the title is beside its content in a wide window. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  scroll-margin-top: 6rem;
  ${media.medium} {
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: ${space[40]};
  }
  & + & {
    margin-top: ${space[32]};
    padding-top: ${space[32]};
    border-top: 1px solid ${color.line};
  }
  > div {
    min-width: 0;
  }
`;

export const SectionHead = styled.div`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  justify-content: space-between;
  ${media.medium} {
    display: grid;
    gap: ${space[8]};
    align-content: start;
    justify-items: start;
    /* The icon of a quiet button is below the title. */
    > button {
      margin-left: -${space[12]};
    }
  }
  h2 {
    font: 500 ${textSize.h4} / 1.3 ${font.display};
  }
  p {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
`;
