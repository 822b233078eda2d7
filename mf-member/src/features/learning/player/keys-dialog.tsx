import { KeyList, SingleKeysSwitch } from '@enlace/shared-admin/single-keys';
import { useTexts } from '@enlace/shared-platform';
import { Stack } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';

import { learningTexts } from '../texts';

export interface KeysDialogProps {
  readonly viewerId: number;
  readonly onClose: () => void;
}

const keys = [
  ['play', ['K', 'Space']],
  ['skip', ['J', 'L']],
  ['step', ['←', '→']],
  ['volume', ['↑', '↓']],
  ['seek', ['0–9']],
  ['rate', ['<', '>']],
  ['captions', ['C']],
  ['fullScreen', ['F']],
  ['theatre', ['T']],
  ['lesson', ['N', 'P']],
  ['complete', ['M']],
  ['note', ['Shift+N']],
  ['help', ['?']],
] as const;

/** The keys of the lesson page, and the switch that turns them off. */
export function KeysDialog({ viewerId, onClose }: KeysDialogProps) {
  const t = useTexts(learningTexts);
  const rows = keys.map(([name, keysOfRow]) => ({ does: t(`keys.${name}`), keys: keysOfRow }));
  return (
    <Modal isOpen isDismissible size="lg" title={t('keys.title')} onClose={onClose}>
      <Stack gap={20}>
        <KeyList rows={rows} separator=" " />
        <SingleKeysSwitch viewerId={viewerId} />
      </Stack>
    </Modal>
  );
}
