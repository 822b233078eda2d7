import type { EntityOf, news, RowOf } from '@enlace/shared-contract';

export type Story = RowOf<typeof news>;
/** A story with its body. */
export type Article = EntityOf<typeof news>;
