import type { EntityOf, news, RowOf } from '@enlace/shared-contract';

import type { storyFields } from './news-query';

export type Story = Pick<RowOf<typeof news>, (typeof storyFields)[number]>;
/** A story with its body. */
export type Article = EntityOf<typeof news>;
