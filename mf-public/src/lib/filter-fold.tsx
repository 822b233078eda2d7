import { styled, useLocale } from '@enlace/shared-platform';
import type { ReactNode } from 'react';

import { color, media, space } from './tokens';

/** The same word in every list; its own table, because each list loads other texts. */
const words = { en: 'Filters', es: 'Filtros', pt: 'Filtros' } as const;

export interface FilterFoldProps {
  /** Number of filters in use. */
  readonly usedCount: number;
  readonly children: ReactNode;
}

/** The fields after the search: closed at first on narrow screens, so that the results are visible; in line on others. */
export function FilterFold({ usedCount, children }: FilterFoldProps) {
  const word = words[useLocale().locale];
  return (
    <Fold>
      <summary>{usedCount === 0 ? word : `${word} (${usedCount})`}</summary>
      <div>{children}</div>
    </Fold>
  );
}

const Fold = styled.details`
  min-width: 0;
  &[open] {
    grid-column: 1 / -1;
  }
  > summary {
    padding-block: ${space[8]};
    line-height: 1.75rem;
    color: ${color.link};
    font-weight: 600;
    cursor: pointer;
  }
  > div {
    display: grid;
    gap: ${space[16]};
    align-items: end;
  }
  ${media.small} {
    > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.large} {
    > div {
      grid-template-columns: var(--fold-fields);
    }
    @supports selector(details::details-content) {
      &[open] {
        grid-column: auto;
      }
      > summary {
        display: none;
      }
      &::details-content {
        content-visibility: visible;
      }
    }
  }
`;
