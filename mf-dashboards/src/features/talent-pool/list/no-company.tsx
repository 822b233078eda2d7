import { useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState } from '@enlace/shared-ui';

import { poolTexts } from '../texts';

/** A recruiter without a company sees no members. */
export function NoCompany() {
  const t = useTexts(poolTexts);
  return (
    <EmptyState
      title={t('noCompany.title')}
      action={
        <ButtonLink variant="secondary" to="/contact">
          {t('noCompany.contact')}
        </ButtonLink>
      }
    >
      {t('noCompany.hint')}
    </EmptyState>
  );
}
