import { Link } from '@enlace/shared-ui';

import { useAdminTexts } from '../texts';

export interface OpeningNoteProps {
  readonly name: string;
  /** Address that shows all rows. */
  readonly to: string;
}

/** Notice that the list has opened with a saved view, with a link to all rows. */
export function OpeningNote({ name, to }: OpeningNoteProps) {
  const t = useAdminTexts();
  return (
    <>
      {t('views.opened', { name })} <Link to={to}>{t('views.everything')}</Link>
    </>
  );
}
