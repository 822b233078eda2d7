import type { PageReads } from '../../lib/page-reads';
import { recordRead } from '../../lib/record-read';
import { recordOfPage } from '../../lib/record-of-page';

export const courseReads: PageReads = (context) => [recordRead('courses', recordOfPage(context))];
