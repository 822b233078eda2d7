import { testBell } from './journeys/notifications';

testBell(1280, 'founder');
