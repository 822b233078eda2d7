import { useTexts } from '@enlace/shared-platform';
import { Button, Text } from '@enlace/shared-ui';

import type { Proof } from './use-proof';
import { accountTexts } from './texts';

export interface ProofNoteProps {
  readonly proof: Proof;
  /** Where the code is mailed to. */
  readonly address: string;
}

/** Requests a code in place of the password, and states where it was mailed to. */
export function ProofNote({ proof, address }: ProofNoteProps) {
  const t = useTexts(accountTexts);
  return (
    <div>
      <Text size="small" tone="soft" role="status">
        {proof.kind === 'code' && t('codeSent', { address })}
      </Text>
      {proof.failure !== null && (
        <Text size="small" tone="danger" role="alert">
          {proof.failure}
        </Text>
      )}
      <Button variant="ghost" size="small" isLoading={proof.isRequesting} onClick={proof.request}>
        {t(proof.kind === 'code' ? 'codeAgain' : 'codeInstead')}
      </Button>
    </div>
  );
}
