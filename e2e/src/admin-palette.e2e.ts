import { settings, testPalette } from './journeys/admin-palette';

for (const setting of settings.slice(0, 1)) testPalette(setting);
