import { signedIn } from '../access';
import { wire } from '../define-resource';

/**
 * Restores a row from the trash, for users who may remove rows of its resource. CONFLICT when the trash does not
 * contain it.
 */
export const restoreCall = wire.post('/api/v2/{resource}/{id}/restore', 'none', signedIn);
