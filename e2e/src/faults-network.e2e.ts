import { testBrokenRemote, testUnvisitedRemotes } from './journeys/faults-network';

testBrokenRemote('answers 500');
testUnvisitedRemotes('never answers');
