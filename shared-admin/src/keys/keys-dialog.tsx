import { Stack } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';

import { KeyList } from './key-list';
import { SingleKeysSwitch } from './single-keys-switch';
import { useKeysTexts } from './texts';

export interface KeysDialogProps {
  readonly viewerId: number;
  readonly onClose: () => void;
}

const keys = {
  move: ['j', 'k'],
  open: ['Enter', 'e'],
  write: ['F2', 'i'],
  tick: ['x'],
  range: ['Shift + x'],
  all: ['Ctrl + A', '⌘ + A'],
  none: ['Esc'],
  remove: ['#'],
  change: ['e'],
  add: ['n'],
  go: ['g'],
  neighbour: ['[', ']'],
  page: ['[', ']'],
  search: ['/'],
  palette: ['Ctrl + K', '⌘ + K'],
  save: ['Ctrl + S', '⌘ + S'],
  help: ['?'],
} as const;

const names = [
  'move',
  'open',
  'write',
  'tick',
  'range',
  'all',
  'none',
  'remove',
  'change',
  'add',
  'go',
  'neighbour',
  'page',
  'search',
  'palette',
  'save',
  'help',
] as const;

/** The list of keyboard shortcuts, and the switch for shortcuts of a single key. */
export function KeysDialog({ viewerId, onClose }: KeysDialogProps) {
  const t = useKeysTexts();
  return (
    <Modal isOpen isDismissible size="lg" title={t('title')} onClose={onClose}>
      <Stack gap={20}>
        <KeyList
          rows={names.map((name) => ({ does: t(`does.${name}`), keys: keys[name] }))}
          separator={` ${t('or')} `}
        />
        <SingleKeysSwitch viewerId={viewerId} />
      </Stack>
    </Modal>
  );
}
