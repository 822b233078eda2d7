import { testUndo } from '../../../testing/stages/kit/undo-stage';

testUndo('first');
