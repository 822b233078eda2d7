import type { ServedState } from '@enlace/shared-contract/platform';

import { digestOf, HashedContent } from '../assets/hashed-content';

/** The state of a kept page, as JSON. The document names its address, and the browser loads it with the scripts. */
export class PageState extends HashedContent {
  readonly digest = digestOf(this.content);

  static of(state: ServedState): PageState {
    return new PageState(Buffer.from(JSON.stringify(state)));
  }
}
