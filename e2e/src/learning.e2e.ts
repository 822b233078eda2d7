import { testLearning } from './journeys/learning';

testLearning(1280);
