/** The longer side of the pictures that are decoded: enough for a QR code that fills a quarter of the picture. */
const longestSide = 960;

let canvas: HTMLCanvasElement | null = null;

/** A picture of a video or photo for the decoder; null while there is none. */
export function readFrame(source: HTMLVideoElement | ImageBitmap): ImageData | null {
  const { width, height } =
    source instanceof HTMLVideoElement ? { width: source.videoWidth, height: source.videoHeight } : source;
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  canvas ??= document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
