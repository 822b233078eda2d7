import { isAppError } from '@enlace/shared-contract/errors';
import { isCancelled, useCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, Text } from '@enlace/shared-ui';
import { useState } from 'react';

import { texts } from '../../texts';
import { account } from './account.slice';
import { AccountPart } from './account-part';
import { saveJson } from './save-json';
import { accountTexts } from './texts';

/** All stored data of the user as one file. */
export function DataPart() {
  const t = useTexts(accountTexts);
  const common = useTexts(texts);
  const { status, run, clear } = useCall(account.calls.download);
  const [message, setMessage] = useState<{ readonly kind: 'soft' | 'danger'; readonly text: string } | null>(null);
  const handleDownload = async () => {
    setMessage(null);
    try {
      saveJson('my-data', await run(undefined));
      setMessage({ kind: 'soft', text: t('downloaded') });
    } catch (error) {
      if (isCancelled(error)) return;
      setMessage({ kind: 'danger', text: (isAppError(error) && error.userMessage) || common('failed') });
    }
    // The store does not keep the archive.
    clear();
  };
  return (
    <AccountPart name="data">
      <Text>{t('dataLead')}</Text>
      <Button
        variant="secondary"
        iconBefore="download"
        isLoading={status === 'pending'}
        onClick={() => void handleDownload()}
      >
        {t('download')}
      </Button>
      <Text role="status" size="small" tone={message?.kind ?? 'soft'}>
        {message?.text}
      </Text>
    </AccountPart>
  );
}
