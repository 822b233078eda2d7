import { testLearning } from './journeys/learning';

for (const width of [1280, 375]) testLearning(width);
