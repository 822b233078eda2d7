import { join } from 'node:path';

import type { Migrations } from '../infrastructure/db/migrate';
import { readMigrations } from '../infrastructure/db/read-migrations';

/** Every file of the folder `migrations`. In a bundle, `bundle-migrations.ts` creates the same list. */
export const loadMigrations = (): Promise<Migrations> => readMigrations(join(import.meta.dirname, 'migrations'));
