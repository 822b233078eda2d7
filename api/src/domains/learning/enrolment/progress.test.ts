import { testProgress } from '../../../testing/stages/learning/progress-stage';

testProgress({ requests: 5, steps: 10 });
