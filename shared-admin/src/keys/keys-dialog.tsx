import { styled } from '@enlace/shared-platform';
import { Stack, theme } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { Fragment } from 'react';

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
        <List>
          {names.map((name) => (
            <div key={name}>
              <dt>{t(`does.${name}`)}</dt>
              <dd>
                {keys[name].map((key, at) => (
                  <Fragment key={key}>
                    {at > 0 && ` ${t('or')} `}
                    <kbd>{key}</kbd>
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </List>
        <SingleKeysSwitch viewerId={viewerId} />
      </Stack>
    </Modal>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${theme.space[8]};
  > div {
    display: flex;
    gap: ${theme.space[16]};
    justify-content: space-between;
  }
  dd {
    flex: none;
    color: ${theme.color.inkSoft};
  }
  kbd {
    padding: 0.1em 0.45em;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.small};
    background: ${theme.color.raised};
    color: ${theme.color.ink};
    font: inherit;
    font-size: ${theme.textSize.small};
  }
`;
