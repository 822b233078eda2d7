import { startLimitMs, startOwnGateway, type OwnGateway } from './own-gateway';
import { expect, test as base } from './test';

interface Fixtures {
  /** The gateway of the worker's release journeys. Each test begins and ends with the live releases of the shared one. */
  readonly gateway: OwnGateway;
}

interface WorkerFixtures {
  readonly releaseGateway: OwnGateway;
}

/** One gateway for all tests of a worker, because its start takes longer than most of them. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  releaseGateway: [
    async ({ core }, use) => {
      const gateway = await startOwnGateway(core);
      await use(gateway);
      await gateway.stop();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
  gateway: async ({ releaseGateway }, use) => {
    await use(releaseGateway);
    await releaseGateway.restore();
  },
  baseURL: ({ gateway }, use) => use(gateway.origin),
});

export { expect };
