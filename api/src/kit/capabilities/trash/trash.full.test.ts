import { testTrash } from '../../../testing/stages/kit/trash-stage';

testTrash('full');
