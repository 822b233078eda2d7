import { testWrites } from '../../../testing/stages/kit/write-rows-stage';

testWrites('first');
