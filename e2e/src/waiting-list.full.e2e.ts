import { testWaitingList } from './journeys/waiting-list';

for (const width of [375, 1280]) testWaitingList(width);
