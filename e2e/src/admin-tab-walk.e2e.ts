import { testFormWalk } from './journeys/admin-tab-walk';

testFormWalk('/admin/chapters/1');
