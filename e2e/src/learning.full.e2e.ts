import { testLearning } from './journeys/learning';

testLearning(375);
