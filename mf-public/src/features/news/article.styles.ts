import { styled } from '@enlace/shared-platform';

import { color, media, radius, space, textSize } from '../../lib/tokens';

export const Back = styled.p`
  margin-bottom: ${space[24]};
  font-size: ${textSize.small};
`;

export const Head = styled.header`
  display: grid;
  gap: ${space[16]};
  justify-items: start;
  ${media.large} {
    margin-left: 8rem;
  }
`;

export const Title = styled.h1`
  max-width: 15em;
  font-size: ${textSize.display};
  letter-spacing: -0.025em;
  line-height: 0.98;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Summary = styled.p`
  max-width: 38rem;
  font-size: ${textSize.lead};
  line-height: 1.45;
`;

export const Note = styled.p`
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.small};
  background: ${color.marigoldSoft};
  color: ${color.marigoldInk};
  font-size: ${textSize.small};
`;

export const Languages = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  font-size: ${textSize.small};
`;

export const Figure = styled.div`
  overflow: hidden;
  margin-block: ${space[32]} ${space[40]};
  border-radius: ${radius.small};
  ${media.large} {
    margin-block: ${space[48]} ${space[64]};
  }
`;

/** The text is indented below the title; pictures and quotations are wider than the text. */
export const Column = styled.div`
  ${media.large} {
    margin-left: 8rem;
  }
`;

export const Foot = styled.footer`
  display: grid;
  gap: ${space[24]};
  max-width: 40rem;
  margin-top: ${space[48]};
  padding-top: ${space[24]};
  border-top: 3px solid ${color.ink};
  ${media.large} {
    margin-left: 8rem;
  }
`;

export const Topics = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
