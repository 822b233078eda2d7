import { testProgress } from '../../../testing/stages/learning/progress-stage';

testProgress({ requests: 50, steps: 40 });
