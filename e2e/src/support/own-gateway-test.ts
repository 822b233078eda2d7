import { startOwnGateway, type OwnGateway } from './own-gateway';
import { expect, test as base } from './test';

interface Fixtures {
  /** A gateway for this test only, with the releases of the shared one. */
  readonly gateway: OwnGateway;
}

export const test = base.extend<Fixtures>({
  gateway: async ({ core }, use) => {
    const gateway = await startOwnGateway(core);
    await use(gateway);
    await gateway.stop();
  },
  baseURL: ({ gateway }, use) => use(gateway.origin),
});

export { expect };
