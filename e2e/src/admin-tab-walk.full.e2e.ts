import { testFormWalk } from './journeys/admin-tab-walk';
import { newRecordPaths } from './support/new-record-paths';
import { expect, test } from './support/test';

/** Forms with many kinds of fields, open on a record: its bar of saving and its tabs are always there. */
const editPaths = ['/admin/users/2', '/admin/chapters/1', '/admin/companies/1', '/admin/news/1', '/admin/courses/1'];

test('the remotes of the back office have forms', () => {
  expect(newRecordPaths.length).toBeGreaterThan(10);
});

for (const path of [...newRecordPaths, ...editPaths]) testFormWalk(path);
