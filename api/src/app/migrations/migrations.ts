import * as accounts from './0018-accounts';
import * as failures from './0019-failures';
import * as backgroundJobs from './0020-background-jobs';
import * as community from './0001-community';
import * as auth from './0002-auth';
import * as work from './0004-work';
import * as editorial from './0005-editorial';
import * as forms from './0006-forms';
import * as inbox from './0011-inbox';
import * as history from './0016-history';
import * as packages from './0008-packages';
import * as partners from './0003-partners';
import * as people from './0007-people';
import * as search from './0009-search';
import * as rights from './0013-rights';
import * as searchLists from './0010-search-lists';
import * as workWriting from './0014-work-writing';
import * as lists from './0015-lists';
import * as media from './0012-media';

/** Listed by hand, so that they are found in a bundle too. Migrations only go forward. */
export const migrations = {
  '0001-community': community,
  '0002-auth': auth,
  '0004-work': work,
  '0005-editorial': editorial,
  '0006-forms': forms,
  '0008-packages': packages,
  '0003-partners': partners,
  '0007-people': people,
  '0009-search': search,
  '0010-search-lists': searchLists,
  '0011-inbox': inbox,
  '0013-rights': rights,
  '0014-work-writing': workWriting,
  '0012-media': media,
  '0015-lists': lists,
  '0016-history': history,
  '0018-accounts': accounts,
  '0019-failures': failures,
  '0020-background-jobs': backgroundJobs,
};
