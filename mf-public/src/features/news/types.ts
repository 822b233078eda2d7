import type { news } from '@enlace/shared-contract/editorial';
import type { EntityOf, RowOf } from '@enlace/shared-contract/resources';

import type { storyFields } from './news-query';

export type Story = Pick<RowOf<typeof news>, (typeof storyFields)[number]>;
/** A story with its body. */
export type Article = EntityOf<typeof news>;
