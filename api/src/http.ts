export { readCookie } from './infrastructure/http/cookies';
export { compressQuickly, pickEncoding } from './infrastructure/http/encoding';
export type { Encoding } from './infrastructure/http/encoding';
export { logProcessFaults } from './infrastructure/log/process-faults';
export { endSlowBodies } from './infrastructure/http/slow-bodies';
export { RecentMap } from './infrastructure/memory/recent-map';
