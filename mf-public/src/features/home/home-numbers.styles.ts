import { styled } from '@enlace/shared-platform';

import { color, font, media, space, textSize } from '../../lib/tokens';

export const Strip = styled.section`
  background: ${color.inverse};
  color: ${color.onInverse};
`;

export const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[32]} ${space[20]};
  max-width: 76rem;
  margin-inline: auto;
  padding: ${space[40]} ${space[20]};
  ${media.medium} {
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
    padding: ${space[48]} ${space[40]};
  }
`;

/** Shows the figure above its name; screen readers read the name first. */
export const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  /* The figures are in one line, also above names of two lines. */
  justify-content: flex-end;
  dt {
    font-size: ${textSize.small};
    color: ${color.onInverseSoft};
  }
  dd {
    font: 500 ${textSize.display} / 1 ${font.display};
    font-variant-numeric: lining-nums;
    letter-spacing: -0.03em;
  }
`;
