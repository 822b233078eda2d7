import { startLimitMs, startOwnGateway, type OwnGateway } from './own-gateway';
import { faultyFolder, faultyVersion } from './places';
import { expect, test as base, type Page } from './test';

interface Fixtures {
  /** Sets the fault before the page's scripts run; `setFault` changes it later. */
  readonly startWith: (fault: string) => Promise<void>;
}

interface WorkerFixtures {
  /** A gateway with the faulty remote as live release. */
  readonly faulty: OwnGateway;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  faulty: [
    async ({ core }, use) => {
      const gateway = await startOwnGateway(core);
      await gateway.publish(faultyFolder);
      await gateway.enlace('promote', 'mf-dashboards', faultyVersion);
      await use(gateway);
      await gateway.stop();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
  baseURL: ({ faulty }, use) => use(faulty.origin),
  startWith: ({ page }, use) =>
    use(async (fault) => {
      await page.addInitScript((name) => void (globalThis.enlaceFault = name), fault);
    }),
});

declare global {
  var enlaceFault: string | undefined;
}

/** Changes the fault of an open page; an empty one repairs it. */
export async function setFault(page: Page, fault: string): Promise<void> {
  await page.evaluate((name) => void (globalThis.enlaceFault = name), fault);
}

export { expect };
