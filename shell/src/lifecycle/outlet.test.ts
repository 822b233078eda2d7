import { remoteContract } from '@enlace/shared-contract/platform';
import type { RemoteModule } from '@enlace/shared-data';

import { emptyOutlet, withFailure, withMounted, withRetry, withUnmounted } from './outlet';

const remoteModule: RemoteModule = { id: 'mf-public', contract: remoteContract, features: [], texts: [] };

describe('the outlet', () => {
  it('is not emptied by a remote that leaves after the next one arrived', () => {
    const outlet = withMounted(emptyOutlet, 'mf-member', { ...remoteModule, id: 'mf-member' });
    expect(withUnmounted(outlet, 'mf-public')).toBe(outlet);
  });

  it('forgets a failure when the remote is tried again or mounts', () => {
    const failedOutlet = withFailure(emptyOutlet, 'mf-public', { phase: 'load', at: 0 });
    expect(withRetry(failedOutlet, 'mf-public').failures).toEqual({});
    expect(withMounted(failedOutlet, 'mf-public', remoteModule).failures).toEqual({});
  });

  it('takes a failing remote off the page', () => {
    expect(
      withFailure(withMounted(emptyOutlet, 'mf-public', remoteModule), 'mf-public', { phase: 'start', at: 0 }).mounted,
    ).toBeNull();
  });
});
