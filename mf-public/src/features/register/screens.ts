import type { RegistrationKind } from '@enlace/shared-contract/forms';
import type { Screen } from '@enlace/shared-data';

import { registrationScreen } from './registration';

/** The screens of one chunk, by kind. */
export const screens: Readonly<Record<RegistrationKind, Screen>> = {
  latina: registrationScreen('latina'),
  member: registrationScreen('member'),
  ally: registrationScreen('ally'),
  founder: registrationScreen('founder'),
  recruiter: registrationScreen('recruiter'),
  investor: registrationScreen('investor'),
};
