import { registryRevSchema } from '@enlace/shared-contract/platform';

import { currentMoment, type Moment, type RegistryStore } from './registry-store';

/** Milliseconds between two checks of a visible tab. */
const interval = 30_000;
/** Milliseconds after which a check is repeated before a navigation, when the tab becomes visible, and after a failure. */
const freshTime = { navigation: 5_000, visible: 1_000, failure: 500 };
/** Time limit for a check, in milliseconds. */
const timeLimit = 5_000;

/** Requests a check of the registry after the failure of a file. */
export type RegistryCheck = (reason: keyof typeof freshTime) => void;

/**
 * Follows the revision of the registry while the tab is open: every 30 seconds while it is visible, when it becomes
 * visible, when a link is pressed, at every other navigation, and after a file failed to load. No navigation waits for it;
 * an answer that arrives during one still applies to it.
 * @param shell build of the shell that this tab runs
 */
export function watchRegistry(registry: RegistryStore, shell: string): RegistryCheck {
  let checkedAt = performance.now();
  let isRunning = false;
  let knownShell = shell;
  let { page } = currentMoment();

  async function check(since: Moment): Promise<void> {
    isRunning = true;
    checkedAt = since.at;
    try {
      const response = await fetch('/registry/rev', {
        headers: { accept: 'application/json', 'if-none-match': `"${registry.rev()}-${knownShell}"` },
        signal: AbortSignal.timeout(timeLimit),
      });
      if (response.status === 304 || !response.ok) return;
      const current = registryRevSchema.parse(await response.json());
      if (current.shell !== knownShell) {
        knownShell = current.shell;
        registry.replaceShell(since);
      }
      if (current.rev !== registry.rev()) await registry.refresh(undefined, since);
    } catch {
      // The gateway is away: the tab keeps its answer until the next check.
    } finally {
      isRunning = false;
    }
  }

  const checkOlderThan = (age: number, since = currentMoment()): void => {
    if (!isRunning && since.at - checkedAt >= age) void check(since);
  };
  const isVisible = () => document.visibilityState === 'visible';
  document.addEventListener('visibilitychange', () => isVisible() && checkOlderThan(freshTime.visible));
  const handlePress = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href]') !== null) checkOlderThan(freshTime.navigation);
  };
  for (const type of ['pointerdown', 'keydown', 'click']) document.addEventListener(type, handlePress, true);
  // Back, forward, and, by single-spa, each push: the address has changed, and the tab still runs the code of the last page.
  addEventListener('popstate', () => {
    const moment = currentMoment();
    if (moment.page !== page) checkOlderThan(freshTime.navigation, { ...moment, page });
    page = moment.page;
  });
  setInterval(() => isVisible() && checkOlderThan(0), interval);
  checkOlderThan(freshTime.navigation);
  return (reason) => checkOlderThan(freshTime[reason]);
}
