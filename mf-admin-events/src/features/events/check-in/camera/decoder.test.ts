import { createDecoder, type Decoder } from './decoder';
import { createRepeatFilter } from './repeat-filter';
import { connectDecoder, type WorkerPort } from './worker-decoder';

jest.mock('./trusted-worker', () => ({ TrustedWorker: class {} }));

const image = { width: 1, height: 1, data: new Uint8ClampedArray(4) } as unknown as ImageData;

class FakeWorker implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  readonly questions: { readonly id: number }[] = [];
  isEnded = false;

  postMessage(message: { readonly id: number }): void {
    this.questions.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(id: number, text: string | null, fault?: string): void {
    const data = fault === undefined ? { id, text } : { id, text, fault };
    this.onmessage?.({ data } as MessageEvent);
  }
}

function useNative(value: unknown): void {
  Object.defineProperty(globalThis, 'BarcodeDetector', { value, configurable: true, writable: true });
}
afterEach(() => useNative(undefined));

const ownDecoder: Decoder = { decode: async () => 'of our decoder', close: () => undefined };

test('the decoder of the browser is used where it reads QR codes', async () => {
  class Native {
    static getSupportedFormats = async () => ['qr_code'];
    detect = async () => [{ rawValue: 'of the browser' }];
  }
  useNative(Native);
  const decoder = await createDecoder(() => ownDecoder);
  expect(await decoder.decode(image)).toBe('of the browser');
});

test.each([
  ['no decoder', undefined],
  ['one for other codes', { getSupportedFormats: async () => ['ean_13'] }],
  [
    'one without its service',
    {
      getSupportedFormats: async () => {
        throw new Error('no service');
      },
    },
  ],
])('a browser with %s gets ours', async (_name, native) => {
  useNative(native);
  const decoder = await createDecoder(() => ownDecoder);
  expect(await decoder.decode(image)).toBe('of our decoder');
});

test('answers of the worker belong to their pictures, in whichever order they come', async () => {
  const worker = new FakeWorker();
  const decoder = connectDecoder(worker);
  const [first, second] = [decoder.decode(image), decoder.decode(image)];
  worker.answer(2, 'second');
  worker.answer(1, null);
  expect(await Promise.all([first, second])).toEqual([null, 'second']);
});

test('a fault of the worker ends the pictures that wait', async () => {
  const worker = new FakeWorker();
  const decoder = connectDecoder(worker);
  const brokenAnswer = decoder.decode(image);
  worker.answer(1, null, 'no memory');
  await expect(brokenAnswer).rejects.toThrow('no memory');
  const waitingAnswer = decoder.decode(image);
  worker.onerror?.({ message: '' } as ErrorEvent);
  await expect(waitingAnswer).rejects.toThrow('could not be loaded');
  decoder.close();
  expect(worker.isEnded).toBe(true);
});

test('a code is reported once while it is in view; another one at once, also after an invalid one', () => {
  const { isNew, forget } = createRepeatFilter();
  expect(isNew('invalid', 0)).toBe(true);
  expect(isNew('invalid', 120)).toBe(false);
  expect(isNew('valid', 240)).toBe(true);
  for (let at = 360; at < 6000; at += 120) expect(isNew('valid', at)).toBe(false);
  expect(isNew('valid', 9000)).toBe(true);
  forget('valid');
  expect(isNew('valid', 9120)).toBe(true);
});
