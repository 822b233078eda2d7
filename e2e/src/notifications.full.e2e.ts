import { testBell, testStoppedMails } from './journeys/notifications';

testBell(375, 'investor');
testStoppedMails(1280, 'recruiter');
testStoppedMails(375, 'ally');
