import { isAppError } from '@enlace/shared-contract/errors';
import type { UserRecord } from '@enlace/shared-contract/identity';
import {
  AdjustStage,
  nextTurn,
  shapeCrop,
  turnCrop,
  turnedSize,
  wholeCrop,
  type Turn,
} from '@enlace/shared-admin/crop';
import { isCancelled } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, IconButton, Stack, Text } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useId, useState } from 'react';

import { texts } from '../../texts';
import { useSaveMe } from '../me';
import { cutPicture } from './cut-picture';
import { pictureTexts } from './texts';

export interface CropDialogProps {
  readonly user: UserRecord;
  /** Address of the chosen file. */
  readonly src: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly onClose: () => void;
  readonly onSaved: (user: UserRecord) => void;
}

/** The square of a picture that becomes the portrait: turned, and dragged or moved with arrow keys. */
export function CropDialog({ user, src, size, onClose, onSaved }: CropDialogProps) {
  const t = useTexts(pictureTexts);
  const common = useTexts(texts);
  const id = useId();
  const save = useSaveMe('picture');
  const [turn, setTurn] = useState<Turn>(0);
  const [crop, setCrop] = useState(() => shapeCrop(wholeCrop, size, 1));
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const handleTurn = (quarters: 1 | -1) => {
    const newTurn = nextTurn(turn, quarters);
    setTurn(newTurn);
    setCrop(shapeCrop(turnCrop(crop, quarters), turnedSize(size, newTurn), 1));
  };
  const handleSave = async () => {
    setSaving(true);
    setFailure(null);
    try {
      onSaved(await save(user.id, { avatar: await cutPicture(src, crop, turn) }));
    } catch (error) {
      if (isCancelled(error)) return;
      setSaving(false);
      setFailure((isAppError(error) && (error.fields?.['avatar']?.[0] ?? error.userMessage)) || t('failed'));
    }
  };
  return (
    <Modal
      isOpen
      size="xl"
      title={t('cropTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('edit.cancel')}
          </Button>
          <Button isLoading={isSaving} onClick={() => void handleSave()}>
            {t('use')}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <AdjustStage
          src={src}
          size={size}
          turn={turn}
          mode="crop"
          crop={crop}
          focus={{ x: 0.5, y: 0.5 }}
          ratio={1}
          label={t('crop')}
          describedBy={`${id}-help`}
          onCrop={setCrop}
          onFocus={() => undefined}
        />
        <Cluster gap={4}>
          <TurnLeft icon="refresh" label={t('turnLeft')} onClick={() => handleTurn(-1)} />
          <IconButton icon="refresh" label={t('turnRight')} onClick={() => handleTurn(1)} />
        </Cluster>
        <Text id={`${id}-help`} size="small" tone="soft">
          {t('cropHelp')}
        </Text>
        {failure !== null && (
          <Text role="alert" tone="danger">
            {failure}
          </Text>
        )}
      </Stack>
    </Modal>
  );
}

const TurnLeft = styled(IconButton)`
  svg {
    transform: scaleX(-1);
  }
`;
