import { settings, testAccounts } from './journeys/admin-accounts';

for (const setting of settings) testAccounts(setting);
