import type { Factor, Factors } from '@enlace/shared-contract/identity';
import { useTexts } from '@enlace/shared-platform';
import { ConfirmDialog } from '@enlace/shared-ui/controls';

import { factorTexts } from '../../lib/second-factor/texts';

export interface RemoveDialogProps {
  readonly account: Factors;
  readonly factor: Factor;
  readonly isLoading: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a factor is removed, and names what ends with the last one. */
export function RemoveDialog({ account, factor, ...rest }: RemoveDialogProps) {
  const t = useTexts(factorTexts);
  const isLast = account.factors.length === 1;
  const isApp = factor.kind === 'totp';
  return (
    <ConfirmDialog
      {...rest}
      isOpen
      title={isApp ? t('app.removeTitle') : t('passkeys.removeTitle', { name: factor.name })}
      confirmLabel={t('remove')}
      consequences={isLast ? [t('lastCodes')] : []}
    >
      <p>{t(isApp ? 'app.removeLead' : 'passkeys.removeLead')}</p>
      {isLast && <p>{t(account.is_required ? 'lastRequired' : 'last')}</p>}
    </ConfirmDialog>
  );
}
