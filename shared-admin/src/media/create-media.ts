import { media } from '@enlace/shared-contract/media';
import type { InjectedSlice, ResourceHandle } from '@enlace/shared-data';

import { createHandles } from '../declare/create-handles';
import { createMediaCalls, type MediaCalls } from './media-calls';
import { createUploads, type Uploads } from './uploads/uploads.slice';

/** The media library of a remote. */
export interface MediaHandle {
  readonly library: ResourceHandle<typeof media>;
  readonly uploads: Uploads;
  readonly calls: MediaCalls['calls'];
  /** Slices that a screen with the library or with a file field injects. */
  readonly slices: readonly InjectedSlice[];
}

/**
 * Makes the media library of a remote; its screens and fields are in `@enlace/shared-admin/media`.
 * @param owner the remote's name for its slices, e.g. `adminContent`
 * @param handleOf the remote's handles, if its back office has them already
 */
export function createMedia(owner: string, handleOf = createHandles(owner)): MediaHandle {
  const library = handleOf(media);
  const uploads = createUploads(owner);
  const mediaCalls = createMediaCalls(owner);
  return { library, uploads, calls: mediaCalls.calls, slices: [library, uploads, mediaCalls] };
}
