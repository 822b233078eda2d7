import { testBrokenRemote, testUnvisitedRemotes } from './journeys/faults-network';
import { networkFaults, type NetworkFault } from './support/faults';

const faults = Object.keys(networkFaults) as NetworkFault[];

for (const fault of faults) if (fault !== 'answers 500') testBrokenRemote(fault);
for (const fault of faults) if (fault !== 'never answers') testUnvisitedRemotes(fault);
