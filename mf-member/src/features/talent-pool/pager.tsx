import { useTexts } from '@enlace/shared-platform';
import { Button, Cluster, Text } from '@enlace/shared-ui';

import { poolTexts } from './texts';

export interface PagerProps {
  readonly label: string;
  /** Starts at 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onChange: (page: number) => void;
}

/** The pages of a list that is a part of a page; nothing for a single one. */
export function Pager({ label, page, pageCount, onChange }: PagerProps) {
  const t = useTexts(poolTexts);
  if (pageCount < 2) return null;
  return (
    <Cluster as="nav" aria-label={label}>
      <Button variant="secondary" size="small" isDisabled={page === 1} onClick={() => onChange(page - 1)}>
        {t('pages.newer')}
      </Button>
      <Text size="small" role="status">
        {t('pages.page', { page, total: pageCount })}
      </Text>
      <Button variant="secondary" size="small" isDisabled={page >= pageCount} onClick={() => onChange(page + 1)}>
        {t('pages.older')}
      </Button>
    </Cluster>
  );
}
