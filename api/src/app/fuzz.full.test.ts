import { isPostgres } from '../testing/lane';
import { testRandomInput } from '../testing/stages/app/fuzz-stage';

/** Together the two databases get ten thousand different bodies. FUZZ_ROUNDS sets the number, FUZZ_SEED the bodies. */
const seed = Number(process.env['FUZZ_SEED'] ?? (isPostgres ? 20_261_121 : 20_261_122));
const bodies = Number(process.env['FUZZ_ROUNDS'] ?? (isPostgres ? 7500 : 2500));

testRandomInput(seed, { queries: 300, paths: 200, bodies });
