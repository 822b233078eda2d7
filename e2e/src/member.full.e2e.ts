import { memberErrors, testAccount, testChapter, testPrivacy, testProfile } from './journeys/member';
import { settings } from './support/member-words';
import { test } from './support/test';

test.use({ expectedErrors: memberErrors });

for (const setting of settings) {
  if (setting.locale !== 'pt') testProfile(setting);
  if (setting.locale !== 'es') testAccount(setting);
  testPrivacy(setting);
  testChapter(setting);
}
