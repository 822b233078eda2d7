import { testMembership } from './journeys/membership';

testMembership(375);
