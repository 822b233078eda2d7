import { useRunCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, Text } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { PagePart } from '../../../lib/page-part';
import type { PartProps } from '../part-props';
import { secondFactor } from '../second-factor.slice';
import { factorTexts } from '../../../lib/second-factor/texts';
import { useProof } from '../proof/use-proof';

/** Codes that are left, from which on the page asks for new ones. */
const fewCodes = 3;

/** The recovery codes of the account. */
export function RecoveryPart({ account, onCodes }: PartProps) {
  const t = useTexts(factorTexts);
  const run = useRunCall();
  const { withProof, isRunning, dialog } = useProof();
  const [isAsking, setAsking] = useState(false);
  const count = account.recovery_codes_left;
  const renew = () => {
    setAsking(false);
    withProof(async () => onCodes((await run(secondFactor.calls.renewCodes, undefined)) ?? []));
  };
  return (
    <PagePart id="second-factor-recovery-title" title={t('recovery.title')}>
      <Text tone="soft" size="small">
        {t('recovery.lead')}
      </Text>
      {account.factors.length === 0 ? (
        <Text>{t('recovery.later')}</Text>
      ) : (
        <>
          <Text>
            {t('recovery.left', { count })} {count <= fewCodes && t('recovery.few')}
          </Text>
          <Button variant="secondary" isLoading={isRunning} onClick={() => setAsking(true)}>
            {t('recovery.renew')}
          </Button>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isDanger={false}
        title={t('recovery.renewTitle')}
        confirmLabel={t('recovery.renew')}
        onClose={() => setAsking(false)}
        onConfirm={renew}
      >
        <p>{t('recovery.renewLead')}</p>
      </ConfirmDialog>
      {dialog}
    </PagePart>
  );
}
