import { Button, Cluster, Stack } from '@enlace/shared-ui';
import { Drawer } from '@enlace/shared-ui/controls';
import { useState, type ReactNode } from 'react';

import { useAdminTexts } from '../texts';

export interface FilterDrawerProps {
  /** Number of active filters; the button shows it. */
  readonly count: number;
  /** Text of the button that closes the drawer, e.g. the number of matching rows; missing while it is unknown. */
  readonly result?: string;
  /** Removes all filters; missing when there is nothing to remove. */
  readonly onClear?: () => void;
  /** The filters, which apply at once. */
  readonly children: ReactNode;
}

/** On phones, one button with the number of active filters; it opens all filters. */
export function FilterDrawer({ count, result, onClear, children }: FilterDrawerProps) {
  const t = useAdminTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" iconBefore="filter" aria-pressed={count > 0} onClick={() => setOpen(true)}>
        {count === 0 ? t('where.open') : t('where.openSet', { count })}
      </Button>
      <Drawer
        isOpen={isOpen}
        title={t('list.filters')}
        onClose={() => setOpen(false)}
        footer={
          <Cluster>
            {onClear !== undefined && (
              <Button variant="ghost" onClick={onClear}>
                {t('list.clear')}
              </Button>
            )}
            <Button onClick={() => setOpen(false)}>{result ?? t('list.showAny')}</Button>
          </Cluster>
        }
      >
        <Stack gap={16}>{children}</Stack>
      </Drawer>
    </>
  );
}
