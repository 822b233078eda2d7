import { testWaitingList } from './journeys/waiting-list';

testWaitingList(1280);
