import { testMembership } from './journeys/membership';

testMembership(1280);
