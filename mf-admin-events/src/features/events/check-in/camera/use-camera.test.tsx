import { act, renderHook, waitFor } from '@testing-library/react';

import type { Decoder } from './decoder';
import { useCamera } from './use-camera';

const decode = jest.fn<Promise<string | null>, []>();
jest.mock('./decoder', () => ({
  createDecoder: async (): Promise<Decoder> => ({ decode: () => decode(), close: () => undefined }),
}));
jest.mock('./read-frame', () => ({ readFrame: () => ({}) }));

class FakeTrack extends EventTarget {
  stop = jest.fn();
}

let track: FakeTrack;
const getUserMedia = jest.fn();

beforeEach(() => {
  globalThis.ImageData ??= class {} as unknown as typeof ImageData;
  decode.mockReset().mockResolvedValue(null);
  getUserMedia.mockReset().mockImplementation(async () => {
    track = new FakeTrack();
    return { getTracks: () => [track], getVideoTracks: () => [track] };
  });
  const mediaDevices = { getUserMedia, enumerateDevices: async () => [] };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
});

function openCamera(onCode: (code: string) => boolean = () => true) {
  const video = { current: { play: async () => undefined } as unknown as HTMLVideoElement };
  return renderHook(({ isOn }) => useCamera(video, { cameraId: '', isOn }, onCode), { initialProps: { isOn: true } });
}

test('a camera that is unplugged shows its fault, and a retry opens it again', async () => {
  const { result } = openCamera();
  await waitFor(() => expect(decode.mock.calls.length).toBeGreaterThan(1));
  act(() => void track.dispatchEvent(new Event('ended')));
  expect(result.current.fault).toBe('ended');
  act(() => result.current.retry());
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(result.current.fault).toBeNull());
});

test('a fault goes away when the camera is switched off, and when the reader works again', async () => {
  getUserMedia.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  const { result, rerender } = openCamera();
  await waitFor(() => expect(result.current.fault).toBe('refused'));
  rerender({ isOn: false });
  expect(result.current.fault).toBeNull();
  decode.mockRejectedValueOnce(new Error('no memory'));
  rerender({ isOn: true });
  await waitFor(() => expect(result.current.fault).toBe('decoder'));
  await waitFor(() => expect(result.current.fault).toBeNull());
});

test('a code that the page ignores is reported again, one that it takes is not', async () => {
  decode.mockResolvedValue('secret-code');
  const isTaken = jest.fn<boolean, [string]>().mockReturnValueOnce(false).mockReturnValue(true);
  openCamera(isTaken);
  await waitFor(() => expect(isTaken).toHaveBeenCalledTimes(2));
  const { length } = decode.mock.calls;
  await waitFor(() => expect(decode.mock.calls.length).toBeGreaterThan(length + 2));
  expect(isTaken).toHaveBeenCalledTimes(2);
});
