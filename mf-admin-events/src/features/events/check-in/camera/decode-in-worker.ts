import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import address from 'zxing-wasm/reader/zxing_reader.wasm';

interface Question {
  readonly id: number;
  readonly image: ImageData;
}

interface WorkerScope {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  postMessage(answer: { readonly id: number; readonly text: string | null; readonly fault?: string }): void;
}

// The types of the workspace are those of a page.
const scope = globalThis as unknown as WorkerScope;

prepareZXingModule({ overrides: { locateFile: () => address } });

scope.onmessage = ({ data: { id, image } }) => {
  readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 1, tryHarder: true }).then(
    ([code]) => scope.postMessage({ id, text: code === undefined || code.text === '' ? null : code.text }),
    (error: unknown) => scope.postMessage({ id, text: null, fault: String(error) }),
  );
};
