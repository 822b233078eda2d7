import { Link, Text } from '@enlace/shared-ui';

import { useAdminTexts } from '../texts';

export interface OpeningNoteProps {
  readonly name: string;
  /** Address that shows everything. */
  readonly to: string;
}

/** Says that the list has opened with a view, and leads out of it. */
export function OpeningNote({ name, to }: OpeningNoteProps) {
  const t = useAdminTexts();
  return (
    <Text size="small" tone="soft">
      {t('views.opened', { name })} <Link to={to}>{t('views.everything')}</Link>
    </Text>
  );
}
