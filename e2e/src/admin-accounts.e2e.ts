import { settings, testAccounts } from './journeys/admin-accounts';

for (const setting of settings.slice(0, 1)) testAccounts(setting);
