import { testTextsWithCode } from '../testing/stages/app/injection-stage';

testTextsWithCode('first');
