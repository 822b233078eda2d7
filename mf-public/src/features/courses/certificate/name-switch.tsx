import { isAppError } from '@enlace/shared-contract/errors';
import type { Certificate } from '@enlace/shared-contract/learning';
import { isCancelled, useCall } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Switch } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { color, space } from '../../../lib/tokens';
import { certificates } from './certificates.slice';
import { certificateTexts } from './texts';

/** For the learner: whether the name is public. The choice is saved at once; a failure keeps the old one. */
export function NameSwitch({ certificate: { code, shows_name: isShown } }: { readonly certificate: Certificate }) {
  const t = useTexts(certificateTexts);
  const { run } = useCall(certificates.calls.showName, code);
  // Shown until the certificate is read again.
  const [wish, setWish] = useState<boolean | null>(null);
  const [failure, setFailure] = useState('');
  if (wish === isShown) setWish(null);

  const choose = async (value: boolean) => {
    setFailure('');
    setWish(value);
    try {
      await run({ code, shows_name: value });
    } catch (error) {
      if (isCancelled(error)) return;
      setWish(null);
      setFailure((isAppError(error) && error.userMessage) || t('nameFailed'));
    }
  };
  return (
    <Choice>
      <Switch checked={wish ?? isShown} hint={t('showNameHint')} onChange={({ target }) => void choose(target.checked)}>
        {t('showName')}
      </Switch>
      {failure !== '' && <Failure role="alert">{failure}</Failure>}
    </Choice>
  );
}

const Choice = styled.div`
  display: grid;
  gap: ${space[8]};
  max-width: 40rem;
  margin-top: ${space[24]};
`;

const Failure = styled.p`
  color: ${color.danger};
`;
