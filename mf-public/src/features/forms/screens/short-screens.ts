import { screen as account } from './account.screen';
import { screen as companyPerks } from './company-perks.screen';
import { screen as interview } from './interview.screen';
import { screen as investor } from './investor.screen';
import { screen as invitation } from './invitation.screen';

/** Forms that differ only in their fields: the screens of one chunk, by page. */
export const screens = {
  'contact-account': account,
  'contact-investor': investor,
  'company-perks': companyPerks,
  'press-interview': interview,
  'press-invitation': invitation,
};
