import { useRead } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ButtonLink, ErrorState, Skeleton, Text } from '@enlace/shared-ui';

import { PagePart } from '../../lib/page-part';
import { factorTexts } from '../../lib/second-factor/texts';
import { account } from './account.slice';

/** Whether the account has a second factor, and the way to its page. */
export function SecondFactorPart() {
  const t = useTexts(factorTexts);
  const { status, answer: factors, again } = useRead(account.calls.factors, undefined);
  const isOn = (factors?.factors.length ?? 0) > 0;
  return (
    <PagePart id="account-factor-title" title={t('title')}>
      {factors === null && status === 'rejected' && <ErrorState onRetry={again} />}
      {factors === null && status !== 'rejected' && <Skeleton height="1.5rem" />}
      {factors !== null && (
        <>
          <Text>{isOn ? t('account.on', { count: factors.recovery_codes_left }) : t('account.off')}</Text>
          <ButtonLink variant="secondary" to="/my/account/second-factor">
            {t(isOn ? 'account.edit' : 'account.set')}
          </ButtonLink>
        </>
      )}
    </PagePart>
  );
}
