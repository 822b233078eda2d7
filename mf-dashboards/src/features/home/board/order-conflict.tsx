import { styled, useTexts } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';

import { homeTexts } from '../texts';

export interface OrderConflictProps {
  /** Saves the refused order over the other one. */
  readonly onUse: () => void;
  readonly onForget: () => void;
}

/** Another tab has saved an order since this one was read. Both are still there. */
export function OrderConflict({ onUse, onForget }: OrderConflictProps) {
  const t = useTexts(homeTexts);
  return (
    <Message role="alert">
      <p>{t('order.conflict')}</p>
      <Button size="small" variant="secondary" onClick={onUse}>
        {t('order.useMine')}
      </Button>
      <Button size="small" variant="ghost" onClick={onForget}>
        {t('order.keep')}
      </Button>
    </Message>
  );
}

const Message = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: center;
  padding: ${theme.space[12]} ${theme.space[16]};
  margin-bottom: ${theme.space[24]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.warningSoft};
  color: ${theme.color.warningInk};
  p {
    flex: 1 1 16rem;
  }
`;
