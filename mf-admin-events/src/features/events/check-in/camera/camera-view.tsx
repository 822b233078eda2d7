import { useNotices } from '@enlace/shared-admin';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, FormField, Select, Text, theme } from '@enlace/shared-ui';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';

import { checkInTexts } from '../texts';
import { useCamera } from './use-camera';

export interface CameraViewProps {
  readonly cameraId: string;
  readonly onCamera: (cameraId: string) => void;
  /** Returns whether the page took the code. */
  readonly onCode: (code: string) => boolean;
}

/** Picture and controls of the camera, and a photo for devices without one. */
export function CameraView({ cameraId, onCamera, onCode }: CameraViewProps) {
  const t = useTexts(checkInTexts);
  const { showFailure } = useNotices();
  const [isOn, setOn] = useState(true);
  const [isReading, setReading] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video, { cameraId, isOn }, onCode);
  const photo = useRef<HTMLInputElement>(null);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  const handlePhoto = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file === undefined) return;
    setReading(true);
    const code = await camera.readPhoto(file).catch(() => null);
    if (hasLeft.current) return;
    setReading(false);
    if (code === null) showFailure(null, t('photoEmpty'));
    else onCode(code);
  };

  return (
    <Box aria-label={t('camera')}>
      <Frame>
        <video ref={video} muted playsInline aria-label={t('cameraPicture')} />
        {(!isOn || camera.fault !== null) && (
          <Notice>
            <p>{camera.fault === null ? t('cameraOff') : t(`cameraFaults.${camera.fault}`)}</p>
            {camera.fault !== null && (
              <Button variant="secondary" size="small" onClick={camera.retry}>
                {t('again')}
              </Button>
            )}
          </Notice>
        )}
      </Frame>
      <Cluster gap={8}>
        <Button variant="secondary" size="small" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
          {isOn ? t('cameraStop') : t('cameraStart')}
        </Button>
        {camera.hasTorch && (
          <Button variant="secondary" size="small" aria-pressed={camera.isTorchOn} onClick={camera.toggleTorch}>
            {t('torch')}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          iconBefore="image"
          isLoading={isReading}
          onClick={() => photo.current?.click()}
        >
          {t('photo')}
        </Button>
        <input
          ref={photo}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('photo')}
          onChange={(event) => void handlePhoto(event)}
        />
      </Cluster>
      {camera.cameras.length > 1 && (
        <FormField label={t('cameraChoice')}>
          <Select
            value={cameraId}
            placeholder={t('cameraUsual')}
            options={camera.cameras.map(({ deviceId, label }, index) => ({
              value: deviceId,
              label: label || t('cameraNumber', { number: index + 1 }),
            }))}
            onChange={({ target }) => onCamera(target.value)}
          />
        </FormField>
      )}
      <Text tone="soft">{t('wedgeHint')}</Text>
    </Box>
  );
}

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[12]};
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  aspect-ratio: 4 / 3;
  max-height: 45vh;
  > video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Notice = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[12]};
  align-items: center;
  justify-content: center;
  padding: ${theme.space[16]};
  background: ${theme.color.inverse};
  text-align: center;
`;
