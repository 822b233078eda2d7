import { donationErrors, testDonation } from './journeys/donations';
import { test } from './support/test';

test.use({ expectedErrors: donationErrors });

testDonation(375);
