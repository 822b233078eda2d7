import { testConformance } from '../../testing/stages/kit/conformance-stage';

testConformance('full');
