import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import { createDecoder, type Decoder } from './decoder';
import { readFrame } from './read-frame';
import { createRepeatFilter } from './repeat-filter';

/** Milliseconds between two pictures. */
const frameTime = 120;

export type CameraFault = 'refused' | 'missing' | 'ended' | 'decoder';

export interface CameraHook {
  readonly fault: CameraFault | null;
  readonly cameras: readonly MediaDeviceInfo[];
  readonly hasTorch: boolean;
  readonly isTorchOn: boolean;
  readonly toggleTorch: () => void;
  /** Reads the code of a photo; null without one. */
  readonly readPhoto: (file: Blob) => Promise<string | null>;
  readonly retry: () => void;
}

export interface CameraChoice {
  /** Empty for the camera that the device chooses. */
  readonly cameraId: string;
  readonly isOn: boolean;
}

/** Reads QR codes of a camera as long as it is on; `video` shows its picture. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  { cameraId, isOn }: CameraChoice,
  /** Returns whether the page took the code; a code that it ignores is reported again. */
  onCode: (code: string) => boolean,
): CameraHook {
  const decoder = useRef<Promise<Decoder> | null>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([]);
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [isTorchOn, setTorchOn] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const report = useEffectEvent(onCode);

  // The decoder is loaded with the page, so that it is there when the network is not.
  useEffect(() => {
    let hasLeft = false;
    const madeDecoder = createDecoder();
    decoder.current = madeDecoder;
    madeDecoder
      .then((reader) => reader.decode(new ImageData(8, 8)))
      .catch(() => {
        if (!hasLeft) setFault('decoder');
      });
    return () => {
      hasLeft = true;
      madeDecoder.then((reader) => reader.close()).catch(() => undefined);
    };
  }, [attempt]);

  useEffect(() => {
    if (!isOn) return undefined;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    let hasEnded = false;
    const isOver = () => hasLeft || hasEnded;
    const filter = createRepeatFilter();

    const look = async () => {
      const frame = video.current === null || document.hidden ? null : readFrame(video.current);
      try {
        const code = frame === null ? null : await (await decoder.current)?.decode(frame);
        if (isOver()) return;
        if (frame !== null) setFault((present) => (present === 'decoder' ? null : present));
        if (code && filter.isNew(code, performance.now()) && !report(code)) filter.forget(code);
      } catch {
        if (isOver()) return;
        setFault('decoder');
      }
      timer = setTimeout(() => void look(), frameTime);
    };
    const open = async () => {
      stream = await openCamera(cameraId);
      if (isOver() || video.current === null) {
        stopAll(stream);
        return;
      }
      const videoTrack = stream.getVideoTracks()[0] ?? null;
      // The device was unplugged, or its permission withdrawn.
      videoTrack?.addEventListener('ended', () => {
        if (hasLeft) return;
        hasEnded = true;
        clearTimeout(timer);
        setTrack(null);
        setFault('ended');
      });
      await play(video.current, stream);
      if (isOver()) return;
      setFault(null);
      setTrack(videoTrack);
      // Names of cameras are known only after the permission.
      const devices = await navigator.mediaDevices.enumerateDevices();
      if (isOver()) return;
      setCameras(devices.filter(({ kind }) => kind === 'videoinput'));
      await look();
    };
    open().catch((error: unknown) => {
      if (!isOver())
        setFault(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing');
    });
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      stopAll(stream);
      setTrack(null);
      setTorchOn(false);
      setFault(null);
    };
  }, [attempt, cameraId, isOn, video]);

  const hasTorch = track !== null && 'torch' in capabilitiesOf(track);
  const toggleTorch = () => {
    // The type of the constraint lacks the torch.
    const constraint = { torch: !isTorchOn } as MediaTrackConstraintSet;
    track?.applyConstraints({ advanced: [constraint] }).then(
      () => setTorchOn(!isTorchOn),
      () => undefined,
    );
  };
  const readPhoto = async (file: Blob) => {
    const picture = await createImageBitmap(file);
    const frame = readFrame(picture);
    picture.close();
    return frame === null ? null : ((await (await decoder.current)?.decode(frame)) ?? null);
  };
  return {
    fault,
    cameras,
    hasTorch,
    isTorchOn,
    toggleTorch,
    readPhoto,
    retry: () => {
      setFault(null);
      setAttempt((present) => present + 1);
    },
  };
}

/** The chosen camera; another one when it is gone. */
async function openCamera(cameraId: string): Promise<MediaStream> {
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
  if (cameraId !== '')
    try {
      return await navigator.mediaDevices.getUserMedia({ video: { ...size, deviceId: { exact: cameraId } } });
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'OverconstrainedError') throw error;
    }
  return navigator.mediaDevices.getUserMedia({ video: { ...size, facingMode: 'environment' } });
}

function play(picture: HTMLVideoElement, stream: MediaStream): Promise<void> {
  picture.srcObject = stream;
  return picture.play();
}

function stopAll(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Firefox has no such function. */
function capabilitiesOf(track: MediaStreamTrack): object {
  return (track.getCapabilities as MediaStreamTrack['getCapabilities'] | undefined)?.call(track) ?? {};
}
