import { useLateTexts } from '@enlace/shared-admin';
import { Button, Cluster, Text } from '@enlace/shared-ui';

import { codesTexts } from './texts';

export interface CodesBarProps {
  readonly count: number;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}

/** What an organiser can do with the chosen codes. */
export function CodesBar({ count, onRemove, onClear }: CodesBarProps) {
  const t = useLateTexts(codesTexts);
  return (
    <Cluster role="group" aria-label={t('chosenLabel')}>
      <Text as="span" isStrong role="status">
        {t('chosen', { count })}
      </Text>
      <Button size="small" variant="secondary" iconBefore="trash" onClick={onRemove}>
        {t('remove')}
      </Button>
      <Button size="small" variant="ghost" onClick={onClear}>
        {t('clearChoice')}
      </Button>
    </Cluster>
  );
}
