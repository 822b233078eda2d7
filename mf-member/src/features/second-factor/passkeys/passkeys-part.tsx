import type { Factor } from '@enlace/shared-contract/identity';
import { useRunCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, Text } from '@enlace/shared-ui';
import { useState } from 'react';

import { AddPasskeyDialog } from './add-passkey-dialog';
import { FactorList, FactorRow } from '../factor-row';
import { PagePart } from '../../../lib/page-part';
import type { PartProps } from '../part-props';
import { RemoveDialog } from '../remove-dialog';
import { secondFactor } from '../second-factor.slice';
import { factorTexts } from '../../../lib/second-factor/texts';
import { useProof } from '../proof/use-proof';

/** The passkeys of the account. */
export function PasskeysPart({ account, onCodes }: PartProps) {
  const t = useTexts(factorTexts);
  const run = useRunCall();
  const { withProof, isRunning, dialog } = useProof();
  const [options, setOptions] = useState<object | null>(null);
  const [removal, setRemoval] = useState<Factor | null>(null);
  const passkeys = account.factors.filter(({ kind }) => kind === 'passkey');
  const begin = () => withProof(async () => setOptions(await run(secondFactor.calls.newPasskey, undefined)));
  const remove = ({ id }: Factor) => {
    setRemoval(null);
    withProof(async () => void (await run(secondFactor.calls.remove, id, String(id))));
  };
  return (
    <PagePart id="second-factor-passkeys-title" title={t('passkeys.title')}>
      <Text tone="soft" size="small">
        {t('passkeys.lead')}
      </Text>
      {passkeys.length === 0 && <Text>{t('passkeys.none')}</Text>}
      {passkeys.length > 0 && (
        <FactorList aria-label={t('passkeys.title')}>
          {passkeys.map((factor) => (
            <FactorRow key={factor.id} factor={factor} isBusy={false} onRemove={() => setRemoval(factor)} />
          ))}
        </FactorList>
      )}
      <Button variant="secondary" iconBefore="plus" isLoading={isRunning} onClick={begin}>
        {t('passkeys.add')}
      </Button>
      {options !== null && (
        <AddPasskeyDialog
          options={options}
          onClose={() => setOptions(null)}
          onAdded={(codes) => {
            setOptions(null);
            if (codes !== null) onCodes(codes);
          }}
        />
      )}
      {removal !== null && (
        <RemoveDialog
          account={account}
          factor={removal}
          isLoading={isRunning}
          onClose={() => setRemoval(null)}
          onConfirm={() => remove(removal)}
        />
      )}
      {dialog}
    </PagePart>
  );
}
