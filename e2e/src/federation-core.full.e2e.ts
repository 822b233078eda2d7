import { testSmallCoreOf } from './journeys/federation-core';

testSmallCoreOf('latina');
