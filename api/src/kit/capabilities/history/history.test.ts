import { testHistory } from '../../../testing/stages/kit/history-stage';

testHistory('first');
