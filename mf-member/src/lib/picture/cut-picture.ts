import { turnedSize, type Turn } from '@enlace/shared-admin/crop';
import type { Crop } from '@enlace/shared-contract/media';

/** Side of the picture that is sent, in pixels; the server makes smaller sizes of it. */
const side = 1024;

/** Width and height of a picture file. Rejects for a file that the browser cannot draw. */
export async function sizeOf(address: string): Promise<{ readonly width: number; readonly height: number }> {
  const image = await load(address);
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/**
 * The chosen square of a picture as a file of its own; nothing outside of it leaves the browser.
 * @param crop of the turned picture
 * @param turn in degrees, clockwise
 */
export async function cutPicture(address: string, crop: Crop, turn: Turn): Promise<File> {
  const image = await load(address);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const fullSize = turnedSize(size, turn);
  const [width, height] = [crop.width * fullSize.width, crop.height * fullSize.height];
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(side, Math.round(Math.min(width, height)));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  // A transparent ground would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // From the pixels of the turned picture to those of the canvas, then the picture around its centre.
  context.scale(canvas.width / width, canvas.height / height);
  context.translate(fullSize.width / 2 - crop.x * fullSize.width, fullSize.height / 2 - crop.y * fullSize.height);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(image, -size.width / 2, -size.height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (blob === null) throw new Error('no picture');
  return new File([blob], 'picture.jpg', { type: blob.type });
}

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
