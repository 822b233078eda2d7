import { chromium, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

import { expect } from './test';

const width = 640;
const height = 480;
const frameCount = 10;

/** A ticket of the demo with the content of its QR code. */
export interface DemoTicket {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly code: string;
  /** Greys of the camera's picture, one byte for each pixel. */
  readonly pixels: Uint8Array;
}

/** The token of a demo user. */
export async function tokenOf(request: APIRequestContext, name: string): Promise<{ authorization: string }> {
  const answer = await request.post('/api/login', {
    data: { email: `${name}@enlace.test`, password: 'enlace-demo-1' },
  });
  expect(answer.status()).toBe(200);
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return { authorization: `Bearer ${data.access_token}` };
}

/** Draws the QR code of a ticket in a page and reads it. */
export async function readTicket(page: Page, ticket: Omit<DemoTicket, 'code' | 'pixels'>): Promise<DemoTicket> {
  const answer = await page.request.get(`/api/v2/attendee-tickets/${ticket.slug}/qr.svg`);
  expect(answer.status(), 'QR code').toBe(200);
  const pixels = await drawCode(page, await answer.text());
  const { resolve } = createRequire(import.meta.url);
  const wasmBinary = readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer } });
  const data = Uint8ClampedArray.from({ length: pixels.length * 4 }, (_, index) =>
    index % 4 === 3 ? 255 : (pixels[index >> 2] ?? 0),
  );
  const image = { data, width, height, colorSpace: 'srgb' } as ImageData;
  const [code] = await readBarcodes(image, { formats: ['QRCode'] });
  return { ...ticket, code: code?.text ?? '', pixels };
}

/** Greys of a code in the middle of a white picture of the camera, one byte for each pixel. */
async function drawCode(page: Page, svg: string): Promise<Uint8Array> {
  const greys = await page.evaluate(
    async ({ source, size }) => {
      const picture = new Image();
      picture.src = `data:image/svg+xml;base64,${btoa(source)}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [size.width, size.height];
      const context = canvas.getContext('2d');
      if (context === null) return '';
      context.fillStyle = '#fff';
      context.fillRect(0, 0, size.width, size.height);
      const side = 360;
      context.drawImage(picture, (size.width - side) / 2, (size.height - side) / 2, side, side);
      const { data } = context.getImageData(0, 0, size.width, size.height);
      let greys = '';
      for (let index = 0; index < data.length; index += 4) greys += String.fromCharCode(data[index] ?? 0);
      return btoa(greys);
    },
    { source: svg, size: { width, height } },
  );
  return Uint8Array.from(Buffer.from(greys, 'base64'));
}

/** Writes a film of a ticket for the camera of a browser: YUV 4:2:0, the colours of a code are grey. */
export function writeFilm(file: string, { pixels }: DemoTicket): void {
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), pixels, colour]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, ...Array.from({ length: frameCount }, () => frame)]));
}

/** A browser whose camera shows a film. */
export function launchWithCamera(film: string, executablePath: string | undefined): Promise<Browser> {
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--disable-gpu',
      '--no-first-run',
      '--disable-dev-shm-usage',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
}
