import { useCall } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';

import { texts } from '../../../texts';
import { pool } from '../talent-pool.slice';
import { poolTexts } from '../texts';
import type { Company } from './company-name';

const effects = ['hidden', 'applications', 'silent', 'undo'] as const;

export interface BlockDialogProps {
  readonly company: Pick<Company, 'id' | 'name'>;
  readonly onBlocked: () => void;
  readonly onClose: () => void;
}

/** Asks before a company is blocked, and names what follows. */
export function BlockDialog({ company: { id, name }, onBlocked, onClose }: BlockDialogProps) {
  const t = useTexts(poolTexts);
  const common = useTexts(texts);
  const { start, status, error, clear } = useCall(pool.calls.block, String(id));
  return (
    <ConfirmDialog
      isOpen
      title={t('blocked.question', { company: name })}
      confirmLabel={t('blocked.block')}
      isLoading={status === 'pending'}
      error={status === 'rejected' ? error?.message || common('failed') : undefined}
      onConfirm={() => start(id, onBlocked)}
      onClose={() => {
        clear();
        onClose();
      }}
    >
      <Effects>
        {effects.map((effect) => (
          <li key={effect}>{t(`blocked.effects.${effect}`, { company: name })}</li>
        ))}
      </Effects>
    </ConfirmDialog>
  );
}

const Effects = styled.ul`
  display: grid;
  gap: ${tokens.space[8]};
  padding-left: 1.25em;
  list-style: disc;
`;
