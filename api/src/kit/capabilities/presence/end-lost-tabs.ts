import type { ApiDeps } from '../../../infrastructure/env/deps';
import type { RowName } from '../../core/table/row-name';
import { endSign, tabsOfEndedProcesses } from './present-tabs';

const lookMs = 400;
/** The tabs of an ended process call another one within this time, if they are still open. */
const graceMs = 1100;

/**
 * Ends the tabs of a row that ended together with their API process, as after a power failure: no other process
 * notices the end of their connections.
 */
export function endLostTabs(deps: Pick<ApiDeps, 'db' | 'connectionName'>, row: RowName, signal: AbortSignal): void {
  // The embedded database has one process.
  if (deps.connectionName === null) return;
  const lostSince = new Map<string, number>();
  const look = async (): Promise<void> => {
    const tabs = await tabsOfEndedProcesses(deps.db, row);
    const signs = new Set(tabs.map(({ sign }) => sign));
    for (const sign of lostSince.keys()) if (!signs.has(sign)) lostSince.delete(sign);
    for (const tab of tabs) {
      const since = lostSince.get(tab.sign) ?? performance.now();
      lostSince.set(tab.sign, since);
      if (performance.now() - since >= graceMs) await endSign(deps.db, tab, tab.sign);
    }
  };
  const plan = (): void => {
    // After a failed query the next one follows.
    if (!signal.aborted) setTimeout(() => void (signal.aborted ? undefined : look().then(plan, plan)), lookMs).unref();
  };
  plan();
}
