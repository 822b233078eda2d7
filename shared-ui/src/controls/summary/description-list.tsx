import { styled } from '@enlace/shared-platform';
import type { ReactNode } from 'react';

import { color, media, space, textSize } from '../../tokens/tokens';

const List = styled.dl`
  > div {
    display: grid;
    gap: ${space[4]} ${space[24]};
    padding-block: ${space[12]};
    border-bottom: 1px solid ${color.line};
    ${media.small} {
      grid-template-columns: minmax(8rem, 14rem) minmax(0, 1fr);
    }
  }
  > div:last-child {
    border: 0;
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
    font-weight: 600;
  }
  dd {
    min-width: 0;
  }
`;

export interface DescriptionListProps {
  readonly items: readonly { readonly term: string; readonly description: ReactNode }[];
}

/** Facts about one thing: terms and values. A missing value is a dash. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <List>
      {items.map(({ term, description }, index) => (
        // Terms can repeat, e.g. times of a history.
        <div key={`${term} ${index}`}>
          <dt>{term}</dt>
          <dd>{description === null || description === undefined || description === '' ? '—' : description}</dd>
        </div>
      ))}
    </List>
  );
}
