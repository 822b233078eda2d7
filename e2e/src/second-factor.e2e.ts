import { secondStepErrors, testAuthenticatorApp } from './journeys/second-factor';
import { test } from './support/test';

test.use({ expectedErrors: secondStepErrors });

testAuthenticatorApp(375);
