import { testRowAccess } from '../testing/stages/access/row-access-stage';

testRowAccess('full');
