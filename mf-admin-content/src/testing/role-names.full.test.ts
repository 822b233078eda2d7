import { testRoleNames } from './standard/test-role-names';

testRoleNames('es', ['/admin/roles', '/admin/packages']);
testRoleNames('pt', ['/admin/users', '/admin/roles', '/admin/permissions', '/admin/packages']);
