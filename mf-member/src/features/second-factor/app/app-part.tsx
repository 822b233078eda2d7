import { useRunCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, Text } from '@enlace/shared-ui';
import { useState } from 'react';

import { AppDialog, type AppDialogProps } from './app-dialog';
import { FactorList, FactorRow } from '../factor-row';
import { PagePart } from '../../../lib/page-part';
import type { PartProps } from '../part-props';
import { RemoveDialog } from '../remove-dialog';
import { secondFactor } from '../second-factor.slice';
import { factorTexts } from '../../../lib/second-factor/texts';
import { useProof } from '../proof/use-proof';

/** The authenticator app of the account. */
export function AppPart({ account, onCodes }: PartProps) {
  const t = useTexts(factorTexts);
  const run = useRunCall();
  const { withProof, isRunning, dialog } = useProof();
  const [newApp, setNewApp] = useState<AppDialogProps['app'] | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const app = account.factors.find(({ kind }) => kind === 'totp');
  const begin = () => withProof(async () => setNewApp(await run(secondFactor.calls.startApp, undefined)));
  return (
    <PagePart id="second-factor-app-title" title={t('app.title')}>
      <Text tone="soft" size="small">
        {t('app.lead')}
      </Text>
      {app === undefined ? (
        <Button variant="secondary" iconBefore="plus" isLoading={isRunning} onClick={begin}>
          {t('app.set')}
        </Button>
      ) : (
        <FactorList aria-label={t('app.title')}>
          <FactorRow factor={app} isBusy={isRunning} onRemove={() => setRemoving(true)} />
        </FactorList>
      )}
      {newApp !== null && (
        <AppDialog
          app={newApp}
          onClose={() => setNewApp(null)}
          onAdded={(codes) => {
            setNewApp(null);
            if (codes !== null) onCodes(codes);
          }}
        />
      )}
      {isRemoving && app !== undefined && (
        <RemoveDialog
          account={account}
          factor={app}
          isLoading={isRunning}
          onClose={() => setRemoving(false)}
          onConfirm={() => {
            setRemoving(false);
            withProof(async () => void (await run(secondFactor.calls.remove, app.id, String(app.id))));
          }}
        />
      )}
      {dialog}
    </PagePart>
  );
}
