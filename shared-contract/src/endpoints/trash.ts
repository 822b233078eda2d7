import { signedIn } from '../access';
import { wire } from '../define-resource';

/** Takes a row out of the trash; for whoever may remove rows of its resource. CONFLICT when it is not in the trash. */
export const restoreCall = wire.post('/api/v2/{resource}/{id}/restore', 'none', signedIn);
