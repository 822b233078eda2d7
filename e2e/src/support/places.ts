import { join } from 'node:path';

import { environment } from './env';

/** The project's folder. */
export const root = join(import.meta.dirname, '../../..');

/** Data of this run: the shared gateway's, and those of gateways for single tests. */
export const sharedData = join(root, 'var/e2e', environment['E2E_PORT'] ?? '3000');

/** A remote that breaks on demand; see its `fault.ts`. */
export const faultyFolder = join(root, 'e2e/fixtures/mf-dashboards');
export const faultyVersion = '9.9.9-faulty';
/** The previous release of the same remote, built separately. */
export const olderFaultyFolder = `${sharedData}-older-faulty`;
export const olderFaultyVersion = '9.9.8-faulty';
