import type { TalentPool } from '@enlace/shared-contract/talent-pool';
import { noticeShown, useCall } from '@enlace/shared-data';
import { styled, useDispatch, useTexts } from '@enlace/shared-platform';
import { Badge, Button, theme } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { talent } from '../../../lib/talent/talent.slice';
import { talentTexts } from '../../../lib/talent/texts';

export interface PoolHeadProps {
  readonly pool: TalentPool;
  readonly onEdit: () => void;
  /** Shows the filters of a smart pool in the list, where they are changed and saved. */
  readonly onShowFilters: () => void;
  readonly onRemoved: () => void;
}

/** Name and description of the chosen pool, and what can be done with it. */
export function PoolHead({ pool, onEdit, onShowFilters, onRemoved }: PoolHeadProps) {
  const t = useTexts(talentTexts);
  const [isAsking, setAsking] = useState(false);
  const { name, description, kind, company } = pool;
  return (
    <Head>
      <div>
        <h2>{name}</h2>
        <p>
          <Badge tone={kind === 'smart' ? 'teal' : 'neutral'}>{t(`pools.kinds.${kind}`)}</Badge> {company.name}
        </p>
        {description !== null && description !== '' && <p>{description}</p>}
      </div>
      {pool.can_edit && (
        <Actions>
          <Button size="small" variant="secondary" iconBefore="edit" aria-haspopup="dialog" onClick={onEdit}>
            {t('pools.edit')}
          </Button>
          {pool.filters !== null && (
            <Button size="small" variant="secondary" iconBefore="filter" onClick={onShowFilters}>
              {t('pools.changeFilters')}
            </Button>
          )}
          <Button
            size="small"
            variant="ghost"
            iconBefore="trash"
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {t('pools.remove')}
          </Button>
        </Actions>
      )}
      {isAsking && <RemovePool pool={pool} onRemoved={onRemoved} onClose={() => setAsking(false)} />}
    </Head>
  );
}

interface RemovePoolProps extends Pick<PoolHeadProps, 'pool' | 'onRemoved'> {
  readonly onClose: () => void;
}

function RemovePool({ pool, onRemoved, onClose }: RemovePoolProps) {
  const t = useTexts(talentTexts);
  const dispatch = useDispatch();
  const { run, status, error } = useCall(talent.calls.removePool, `remove pool ${pool.id}`);
  const handleConfirm = async () => {
    try {
      await run(pool.id);
    } catch {
      // The state of the call has the error.
      return;
    }
    dispatch(noticeShown({ kind: 'success', text: t('pools.removed') }));
    onClose();
    onRemoved();
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('pools.removeTitle', { name: pool.name })}
      confirmLabel={t('pools.removeConfirm')}
      consequences={pool.kind === 'static' ? [t('pools.removeMembers', { count: pool.count })] : []}
      isLoading={status === 'pending'}
      error={error === null ? undefined : error.message || t('failed')}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {t('pools.removeStays')}
    </ConfirmDialog>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  align-items: start;
  justify-content: space-between;
  padding: ${theme.space[16]};
  border-radius: ${theme.radius.small};
  background: ${theme.color.sunken};
  font-size: ${theme.textSize.small};
  h2 {
    font: 600 ${theme.textSize.body} / 1.3 ${theme.font.text};
  }
  > div {
    display: grid;
    gap: ${theme.space[4]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;
