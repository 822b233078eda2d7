import { testRandomInput } from '../testing/stages/app/fuzz-stage';

testRandomInput(20_261_121, { queries: 60, paths: 40, bodies: 1000 });
