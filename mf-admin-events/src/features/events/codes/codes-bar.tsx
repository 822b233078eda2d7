import { SelectionBar, useLateTexts } from '@enlace/shared-admin';
import { Button } from '@enlace/shared-ui';

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
    <SelectionBar label={t('chosenLabel')} status={t('chosen', { count })} clear={t('clearChoice')} onClear={onClear}>
      <Button size="small" variant="secondary" iconBefore="trash" onClick={onRemove}>
        {t('remove')}
      </Button>
    </SelectionBar>
  );
}
