import type { Factors } from '@enlace/shared-contract/identity';
import { defineScreen, useAnswer, useReload } from '@enlace/shared-data';
import { formTexts } from '@enlace/shared-forms';
import { styled, useTexts } from '@enlace/shared-platform';
import { ErrorState, Link, Skeleton, tokens } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { PageHead } from '../../lib/page-head';
import { Sheet } from '../../lib/page.styles';
import { AppPart } from './app/app-part';
import { CodesDialog } from './recovery/codes-dialog';
import { PasskeysPart } from './passkeys/passkeys-part';
import { RecoveryPart } from './recovery/recovery-part';
import { secondFactor } from './second-factor.slice';
import { factorTexts } from '../../lib/second-factor/texts';

export const screen = defineScreen({
  Component: SecondFactor,
  load: () => [secondFactor.calls.own.query(undefined)],
  slices: [secondFactor],
  texts: [factorTexts, formTexts, controlTexts],
});

/** The own second factors and recovery codes. */
function SecondFactor() {
  const t = useTexts(factorTexts);
  const reload = useReload();
  const { answer, status } = useAnswer(secondFactor.calls.own, undefined);
  return (
    <Sheet>
      <PageHead title={t('title')} lead={t('lead')}>
        <Link to="/my/account">{t('back')}</Link>
      </PageHead>
      {answer === null && status === 'rejected' && (
        <ErrorState onRetry={() => reload([secondFactor.calls.own.query(undefined)])} />
      )}
      {answer === null && status !== 'rejected' && <Skeleton lines={4} height="5rem" />}
      {answer !== null && <Parts account={answer} />}
    </Sheet>
  );
}

function Parts({ account }: { readonly account: Factors }) {
  const t = useTexts(factorTexts);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const lacksFactor = account.is_required && account.factors.length === 0;
  const [hasLacked, setHasLacked] = useState(lacksFactor);
  if (lacksFactor && !hasLacked) setHasLacked(true);
  const parts = { account, onCodes: setCodes };
  return (
    <>
      {lacksFactor && <Note role="status">{t('required')}</Note>}
      {hasLacked && !lacksFactor && (
        <Note role="status">
          {/* The pages of the role are known after a new start. */}
          {t('ready')} <a href="/">{t('continue')}</a>
        </Note>
      )}
      <div>
        <PasskeysPart {...parts} />
        <AppPart {...parts} />
        <RecoveryPart {...parts} />
      </div>
      {codes !== null && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}

const Note = styled.p`
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.guavaSoft};
`;
