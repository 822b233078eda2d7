import { testDownRemote, testWrongRegistry } from './journeys/faults-other-remotes';
import { test } from './support/test';

test.use({ expectedErrors: /./ });

testDownRemote('mf-member');
testWrongRegistry('a page instead of JSON');
