import { memberErrors, testAccount, testProfile } from './journeys/member';
import { settings } from './support/member-words';
import { test } from './support/test';

test.use({ expectedErrors: memberErrors });

for (const setting of settings) {
  if (setting.locale === 'pt') testProfile(setting);
  if (setting.locale === 'es') testAccount(setting);
}
