import { settings, testPalette } from './journeys/admin-palette';

for (const setting of settings.slice(1)) testPalette(setting);
