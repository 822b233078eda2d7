import { startOwnGateway, type OwnGateway } from './own-gateway';
import { expect, test as base } from './test';

interface Fixtures {
  /** A gateway for this test alone, with the releases of the shared one. */
  readonly gateway: OwnGateway;
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright demands a pattern
  gateway: async ({}, use) => {
    const gateway = await startOwnGateway();
    await use(gateway);
    await gateway.stop();
  },
  baseURL: ({ gateway }, use) => use(gateway.origin),
});

export { expect };
