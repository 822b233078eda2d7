import { testWaitingList } from './journeys/waiting-list';

testWaitingList(375);
