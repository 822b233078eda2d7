import { styled } from '@enlace/shared-platform';

import { color, media, space, textSize } from './tokens';

export const Switch = styled.nav`
  display: flex;
  gap: ${space[24]};
  border-bottom: 1px solid ${color.line};
  font-size: ${textSize.lead};
  font-weight: 600;
  a {
    margin-bottom: -1px;
    padding-block: ${space[12]};
    border-bottom: 3px solid transparent;
    color: ${color.inkSoft};
    text-decoration: none;
  }
  a[aria-current] {
    border-color: ${color.primary};
    color: ${color.ink};
  }
  a:hover {
    color: ${color.ink};
  }
`;

export const FilterForm = styled.form`
  display: grid;
  gap: ${space[16]};
  margin-top: ${space[24]};
  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.large} {
    grid-template-columns: 18rem 14rem auto;
    justify-content: start;
    align-items: end;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[12]} ${space[24]};
`;
