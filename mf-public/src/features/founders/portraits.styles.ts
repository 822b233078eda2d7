import { styled } from '@enlace/shared-platform';

import { color, media, motion, radius, space, textSize } from '../../lib/tokens';

export const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[32]} ${space[16]};
  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${space[32]};
  }
  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[40]};
    padding-bottom: ${space[48]};
    > :nth-child(even) {
      transform: translateY(${space[48]});
    }
  }
`;

export const Portrait = styled.li`
  overflow-wrap: anywhere;
  &:hover img {
    scale: 1.03;
  }
`;

export const Frame = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 5;
  margin-bottom: ${space[12]};
  border-radius: ${radius.card} ${radius.card} ${radius.card} 5rem;
  li:nth-child(even) > & {
    border-radius: ${radius.card} ${radius.card} 5rem ${radius.card};
  }
  img {
    transition: scale ${motion.notice}ms ${motion.ease};
  }
`;

export const Name = styled.h3`
  font-size: ${textSize.h4};
  line-height: 1.2;
`;

export const About = styled.p`
  margin-top: ${space[4]};
  line-height: 1.4;
`;

export const Place = styled.p`
  margin-top: ${space[4]};
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;
