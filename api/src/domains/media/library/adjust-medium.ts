import { AppError, type ChangedPlace, type Recipe } from '@enlace/shared-contract';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { fileKey, type FileStore } from '../../../infrastructure/files/file-store';
import type { ImageKind } from '../../../infrastructure/files/file-types';
import { makeAdjusted, sourceName } from '../../../infrastructure/files/make-image';
import { filesPath, findMedium, type Medium } from '../../../infrastructure/files/media.repository';
import type { OriginalPicture } from '../../../infrastructure/files/media.tables';
import { folderOf, keepSizes } from '../../../infrastructure/files/store-upload';
import { holdMedium, showInstead, type Showing } from './show-instead';

/**
 * Turns, crops and focuses a picture, or brings its original back (`recipe` null), and shows it so wherever it is shown.
 * The original and what it is made from stay. Sizes are made before anything is held.
 */
export async function adjustMedium(
  deps: ApiDeps,
  showing: Showing,
  id: number,
  recipe: Recipe | null,
): Promise<ChangedPlace[]> {
  const medium = await findMedium(deps.db, { id });
  if (medium === null) throw new AppError('NOT_FOUND', { message: `no medium ${id}` });
  const kind = kindOf(medium);
  if (kind === null) throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: `medium ${id} is no stored picture` });
  const wanted = recipe === null || isNothing(recipe) ? null : recipe;
  const isReshaped = wanted !== null && (wanted.rotate !== 0 || wanted.crop !== null);
  const original = medium.original ?? originalOf(medium);
  const facts = isReshaped ? await makeSizes(deps.files, medium, kind, original, wanted) : original;

  return deps.db.transaction().execute(async (trx) => {
    const before = await holdMedium(trx, id);
    if (before === null) throw new AppError('NOT_FOUND', { message: `no medium ${id}` });
    const { url, mime, bytes, width = null, height = null, srcset, variants } = facts;
    const shown = { url, mime, bytes, width, height, srcset };
    await trx
      .updateTable('media')
      .set({
        ...shown,
        variants: JSON.stringify(variants),
        recipe: wanted === null ? null : JSON.stringify(wanted),
        original: isReshaped ? JSON.stringify(original) : null,
        updated_at: showing.at,
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, {
      origin: showing.origin,
      action: 'adjust',
      resource: 'media',
      rowId: id,
      before: { recipe: before.recipe },
      after: { recipe: wanted },
    });
    return showInstead(trx, showing, before, { ...before, ...shown, variants, recipe: wanted });
  });
}

const kinds: Readonly<Record<string, ImageKind>> = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' };

/** What a picture is encoded as; null for what is no picture of the file store. */
function kindOf({ url, mime, kind }: Medium): ImageKind | null {
  return kind === 'image' && url.startsWith(filesPath) ? (kinds[mime] ?? null) : null;
}

function isNothing({ rotate, crop, focus }: Recipe): boolean {
  return rotate === 0 && crop === null && focus === null;
}

function originalOf({ url, mime, bytes, width, height, srcset, variants }: Medium): OriginalPicture {
  return { url, mime, bytes, ...(width === null || height === null ? {} : { width, height }), srcset, variants };
}

async function makeSizes(
  files: FileStore,
  medium: Medium,
  kind: ImageKind,
  original: OriginalPicture,
  { rotate, crop }: Recipe,
) {
  const source =
    (await files.open(fileKey(folderOf(medium.hash), sourceName(kind)))) ??
    (await files.open(original.url.slice(filesPath.length)));
  if (source === null) throw new Error(`medium ${medium.id}: its file is gone`);
  const mark = createHash('sha256').update(JSON.stringify({ rotate, crop })).digest('hex').slice(0, 7);
  const made = await makeAdjusted(await buffer(source.stream()), kind, { rotate, crop }, `x${mark}`);
  return keepSizes(files, medium.hash, kind, made);
}
