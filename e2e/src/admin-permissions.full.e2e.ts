import { settings, testPermissions } from './journeys/admin-permissions';

for (const setting of settings.slice(1)) testPermissions(setting);
