import { join } from 'node:path';

import type { Migrations } from '../infrastructure/db/migrate';
import { readMigrations } from '../infrastructure/db/read-migrations';

/** Every file of the folder `migrations`. A bundle has the same list, made by `bundle-migrations.ts`. */
export const loadMigrations = (): Promise<Migrations> => readMigrations(join(import.meta.dirname, 'migrations'));
