import { createWorkerDecoder } from './worker-decoder';

/** Finds the QR code of a picture; null without one. */
export interface Decoder {
  decode(image: ImageData): Promise<string | null>;
  close(): void;
}

interface NativeDetector {
  detect(image: ImageData): Promise<readonly { readonly rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { readonly formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The decoder of the browser where it reads QR codes, else the one in WebAssembly. */
export async function createDecoder(makeOwn: () => Decoder = createWorkerDecoder): Promise<Decoder> {
  return (await createNativeDecoder()) ?? makeOwn();
}

async function createNativeDecoder(): Promise<Decoder | null> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: NativeDetectorClass };
  if (BarcodeDetector === undefined) return null;
  try {
    if (!(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return null;
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return {
      decode: async (image) => (await detector.detect(image))[0]?.rawValue ?? null,
      close: () => undefined,
    };
  } catch {
    // A browser with the class, but without the service behind it.
    return null;
  }
}
