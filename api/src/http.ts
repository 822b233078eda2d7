export { trustProxySetting } from './infrastructure/env/trust-proxy';
export { makeDataFolder } from './infrastructure/files/data-folder';
export { readCookie } from './infrastructure/http/cookies';
export { compressQuickly, pickEncoding } from './infrastructure/http/encoding';
export type { Encoding } from './infrastructure/http/encoding';
export { describeError } from './infrastructure/log/describe-error';
export { logProcessFaults } from './infrastructure/log/process-faults';
export { endSlowBodies } from './infrastructure/http/slow-bodies';
export { RecentMap } from './infrastructure/memory/recent-map';
