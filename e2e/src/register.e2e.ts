import { doors, testDoor } from './journeys/register';

for (const door of doors.filter(({ kind }) => kind === 'ally')) testDoor(door);
