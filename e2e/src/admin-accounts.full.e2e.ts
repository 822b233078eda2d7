import { settings, testAccounts } from './journeys/admin-accounts';

for (const setting of settings.slice(1)) testAccounts(setting);
