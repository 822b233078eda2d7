import { AppError } from '@enlace/shared-contract/errors';
import * as z from 'zod/mini';

import { checkRelease, type MoveContext } from '../move-pointer';
import { mostPreviewHours, type ReleasePreviews } from './release-previews';

/** Body of `POST /registry/releases/{id}/{version}/preview`. */
export const previewSchema = z.object({ hours: z.number().check(z.minimum(0.01), z.maximum(mostPreviewHours)) });

/** Query parameter with the token of a release preview; `end` ends it. */
export const releaseParameter = 'release';

export interface StartedPreview {
  readonly link: string;
  readonly endsAt: string;
}

/** Makes the link that shows a published release to the browsers that open it. */
export async function startPreview(
  context: MoveContext,
  previews: ReleasePreviews,
  { id, version, hours, publicUrl }: { id: string; version: string; hours: number; publicUrl: string },
): Promise<StartedPreview> {
  if (!context.remotes.some((remote) => remote.id === id))
    throw new AppError('NOT_FOUND', { userMessage: `There is no remote "${id}" in remotes.json.` });
  await checkRelease(context, id, version);
  const { token, endsAt } = previews.start(id, version, hours);
  const link = new URL('/', publicUrl);
  link.searchParams.set(releaseParameter, token);
  return { link: link.href, endsAt: new Date(endsAt * 1000).toISOString() };
}
