import { styled } from '@enlace/shared-platform';

import { color, media, radius, space, textSize } from '../../../lib/tokens';

export const Opening = styled.header`
  display: grid;
  gap: ${space[32]};
  ${media.medium} {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: ${space[64]};
    align-items: center;
  }
`;

/** The face, in the shape of the founders' portraits. */
export const Face = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 5;
  max-width: 16rem;
  border-radius: ${radius.card} ${radius.card} ${radius.card} 5rem;
`;

export const Facts = styled.p`
  margin-top: ${space[12]};
  color: ${color.inkSoft};
`;

export const Bio = styled.p`
  max-width: 40rem;
  margin-top: ${space[48]};
  font-size: ${textSize.lead};
  line-height: 1.55;
  white-space: pre-line;
`;

export const Lines = styled.ol`
  border-top: 1px solid ${color.line};
`;

export const Line = styled.li`
  display: grid;
  gap: 0 ${space[24]};
  padding-block: ${space[12]};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
  ${media.medium} {
    grid-template-columns: 9rem minmax(0, 1fr) auto;
    align-items: baseline;
  }
  > :not(a) {
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
`;
