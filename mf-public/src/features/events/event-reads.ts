import type { PageReads } from '../../lib/page-reads';
import { draftableOfPage } from '../../lib/record-of-page';
import { recordRead } from '../../lib/record-read';

export const eventReads: PageReads = (context) => [recordRead('events', draftableOfPage(context))];
