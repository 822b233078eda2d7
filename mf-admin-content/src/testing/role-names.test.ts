import { testRoleNames } from './standard/test-role-names';

testRoleNames('es', ['/admin/users', '/admin/permissions']);
