import { media } from '@enlace/shared-contract';
import { createResource, type InjectedSlice, type ResourceHandle } from '@enlace/shared-data';

import { createErrands, type Errands } from './errands';
import { createUploads, type Uploads } from './uploads/uploads.slice';

/** The media library as a remote uses it. */
export interface MediaHandle {
  readonly library: ResourceHandle<typeof media>;
  readonly uploads: Uploads;
  readonly errands: Errands;
  /** What a screen with the library or with a field of files injects. */
  readonly slices: readonly InjectedSlice[];
}

/**
 * Makes the media library usable in a remote; the screens and fields themselves come with `@enlace/shared-admin/media`.
 * @param owner the remote's name for its slices, e.g. `adminContent`
 */
export function createMedia(owner: string): MediaHandle {
  const library = createResource(owner, media, { client: 'authenticated' });
  const uploads = createUploads(owner);
  const errands = createErrands(owner);
  return { library, uploads, errands, slices: [library, uploads, errands] };
}
