import { AppError } from '@enlace/shared-contract/errors';
import type { ChangedPlace, Recipe } from '@enlace/shared-contract/media';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { fileKey, type FileStore } from '../../../infrastructure/files/file-store';
import type { ImageKind } from '../../../infrastructure/files/file-types';
import { makeAdjusted, sourceName } from '../../../infrastructure/files/make-image';
import { filesPath, findMedium, type Medium } from '../../../infrastructure/files/media.repository';
import type { OriginalPicture } from '../../../infrastructure/files/media.tables';
import { folderOf, keepSizes } from '../../../infrastructure/files/store-upload';
import { lockMedium, replaceEverywhere, type ReplacementContext } from './replace-everywhere';

/**
 * Turns, crops and focuses a picture, or restores its original (`recipe` null), in all places that show it. The
 * original and its source file stay. The sizes are made before any row is locked.
 */
export async function adjustMedium(
  writing: ReplacementContext,
  { id, recipe }: { readonly id: number; readonly recipe: Recipe | null },
): Promise<ChangedPlace[]> {
  const { deps, origin, now } = writing;
  const medium = await findMedium(deps.db, { id });
  if (medium === null) throw new AppError('NOT_FOUND', { message: `no medium ${id}` });
  const kind = kindOf(medium);
  if (kind === null) throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: `medium ${id} is no stored picture` });
  const newRecipe = recipe === null || isNothing(recipe) ? null : recipe;
  const isReshaped = newRecipe !== null && (newRecipe.rotate !== 0 || newRecipe.crop !== null);
  const original = medium.original ?? originalOf(medium);
  const facts = isReshaped ? await makeSizes(deps.files, medium, kind, original, newRecipe) : original;

  return deps.db.transaction().execute(async (trx) => {
    const before = await lockMedium(trx, id);
    if (before === null) throw new AppError('NOT_FOUND', { message: `no medium ${id}` });
    const { url, mime, bytes, width = null, height = null, srcset, variants } = facts;
    const picture = { url, mime, bytes, width, height, srcset };
    await trx
      .updateTable('media')
      .set({
        ...picture,
        variants: JSON.stringify(variants),
        recipe: newRecipe === null ? null : JSON.stringify(newRecipe),
        original: isReshaped ? JSON.stringify(original) : null,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, {
      origin,
      action: 'adjust',
      resource: 'media',
      rowId: id,
      before: { recipe: before.recipe },
      after: { recipe: newRecipe },
    });
    return replaceEverywhere(trx, writing, before, { ...before, ...picture, variants, recipe: newRecipe });
  });
}

const kinds: Readonly<Record<string, ImageKind>> = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' };

/** The format of a stored picture; null for other media. */
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
  const adjustedPicture = await makeAdjusted(await buffer(source.stream()), kind, { rotate, crop }, `x${mark}`);
  return keepSizes(files, medium.hash, kind, adjustedPicture);
}
