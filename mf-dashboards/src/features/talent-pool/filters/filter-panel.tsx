import { styled, useTexts } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';
import { Drawer } from '@enlace/shared-ui/controls';
import { type ReactNode, useId, useState } from 'react';

import { noFilters } from '../state/pool-choice';
import { poolTexts } from '../texts';
import { FilterFields, type FilterFieldsProps } from './filter-fields';

export interface FilterColumnProps extends FilterFieldsProps {
  /** Shown above the filters. */
  readonly children: ReactNode;
}

/** The filters in a column beside the list. */
export function FilterColumn({ children, ...props }: FilterColumnProps) {
  const t = useTexts(poolTexts);
  const id = useId();
  return (
    <Column>
      {children}
      <section aria-labelledby={id}>
        <h2 id={id}>{t('filters.title')}</h2>
        <FilterFields {...props} />
      </section>
    </Column>
  );
}

export interface FilterButtonProps extends FilterFieldsProps {
  /** Number of filters in use. */
  readonly count: number;
  /** Number of members that match, in words; null while it loads. */
  readonly result: string | null;
}

/** A button that opens the filters in a drawer, for windows without room for a column. */
export function FilterButton({ count, result, ...fields }: FilterButtonProps) {
  const t = useTexts(poolTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" iconBefore="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count === 0 ? t('filters.title') : t('filters.titleWithCount', { count })}
      </Button>
      <Drawer
        isOpen={isOpen}
        title={t('filters.title')}
        onClose={() => setOpen(false)}
        footer={
          <>
            {count > 0 && (
              <Button variant="ghost" onClick={() => fields.onChange(noFilters)}>
                {t('clearAll')}
              </Button>
            )}
            <Button onClick={() => setOpen(false)}>
              {result === null ? t('filters.done') : t('filters.show', { result })}
            </Button>
          </>
        }
      >
        <FilterFields {...fields} />
      </Drawer>
    </>
  );
}

const Column = styled.div`
  position: sticky;
  top: 5.5rem;
  flex: 0 0 15.5rem;
  align-self: flex-start;
  max-height: calc(100dvh - 7rem);
  padding: ${theme.space[4]} ${theme.space[24]} ${theme.space[16]} ${theme.space[4]};
  border-right: 1px solid ${theme.color.line};
  overflow-y: auto;
  scrollbar-width: thin;
  h2 {
    padding-bottom: ${theme.space[16]};
    font: 600 ${theme.textSize.body} / 1.4 ${theme.font.text};
  }
`;
