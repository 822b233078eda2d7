import { useTexts } from '@enlace/shared-platform';
import { Button, Cluster } from '@enlace/shared-ui';

import { membershipTexts } from '../texts';

export interface CardActionsProps {
  readonly isSending: boolean;
  readonly isDisabled?: boolean;
  readonly onCancel: () => void;
}

/** The buttons of a form for a card. */
export function CardActions({ isSending, isDisabled = false, onCancel }: CardActionsProps) {
  const t = useTexts(membershipTexts);
  return (
    <Cluster gap={12}>
      <Button type="submit" isLoading={isSending} isDisabled={isDisabled}>
        {t('card.save')}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {t('card.cancel')}
      </Button>
    </Cluster>
  );
}
