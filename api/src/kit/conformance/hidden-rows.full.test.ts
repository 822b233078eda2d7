import { testHiddenRows } from '../../testing/stages/kit/hidden-rows-stage';

testHiddenRows('full');
