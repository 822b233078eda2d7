import { recordRead, type PageReads } from '../../lib/page-reads';
import { recordOfPage } from '../../lib/record-of-page';

export const courseReads: PageReads = (context) => [recordRead('courses', recordOfPage(context))];
