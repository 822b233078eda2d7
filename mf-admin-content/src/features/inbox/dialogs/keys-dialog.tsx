import { SingleKeysSwitch, useLateTexts } from '@enlace/shared-admin';
import { useScreen } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';

import { dialogTexts } from './texts';

const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['O', 'open'],
  ['X', 'select'],
  ['E', 'done'],
  ['S', 'spam'],
  ['#', 'remove'],
  ['R', 'reply'],
  ['A', 'mine'],
  ['/', 'search'],
  ['?', 'help'],
] as const;

/** The list of shortcuts. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useLateTexts(dialogTexts);
  const { viewer } = useScreen();
  return (
    <Modal
      isOpen
      isDismissible
      size="md"
      title={t('help.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('help.close')}</Button>}
    >
      <Keys>
        {keys.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`help.${name}`)}</dd>
          </div>
        ))}
      </Keys>
      {viewer !== null && <SingleKeysSwitch viewerId={viewer.id} />}
    </Modal>
  );
}

const Keys = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  margin-bottom: ${theme.space[24]};
  gap: ${theme.space[8]};
  > div {
    display: flex;
    gap: ${theme.space[16]};
    align-items: center;
  }
  kbd {
    display: inline-grid;
    place-items: center;
    min-width: 2rem;
    min-height: 2rem;
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.small};
    font: 600 ${theme.textSize.small} / 1 ${theme.font.text};
  }
`;
