import { styled } from '@enlace/shared-platform';

import { color, media, space, textSize } from '../../lib/tokens';

export const Head = styled.header`
  display: grid;
  gap: ${space[16]};
`;

export const Title = styled.h1`
  font-size: ${textSize.h1};
  letter-spacing: -0.025em;
`;

export const Changed = styled.p`
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;

export const Layout = styled.div`
  margin-top: ${space[40]};
  ${media.large} {
    display: grid;
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${space[64]};
    margin-top: ${space[64]};
  }
`;

export const Contents = styled.nav`
  margin-bottom: ${space[40]};
  font-size: ${textSize.small};
  ${media.large} {
    position: sticky;
    top: ${space[96]};
    align-self: start;
  }
  a {
    display: block;
    padding-block: ${space[4]};
    color: ${color.inkSoft};
  }
`;

export const Policy = styled.div`
  display: grid;
  gap: ${space[48]};
  min-width: 0;
  h2 {
    margin-bottom: ${space[12]};
    font-size: ${textSize.h3};
  }
  p,
  > section > ul {
    max-width: 42rem;
  }
  p + p {
    margin-top: ${space[12]};
  }
  > section > ul {
    display: grid;
    gap: ${space[8]};
    margin-top: ${space[12]};
    padding-inline-start: ${space[20]};
    list-style: disc;
  }
`;
