import type { Words } from '@enlace/api/seeding';
import type { RoleName } from '@enlace/shared-contract/access';
import type { FooterGroup } from '@enlace/shared-contract/platform';

/** A page by editors. */
export interface ContentPage {
  readonly title: Words;
  readonly summary: Words;
  /** HTML. */
  readonly paragraphs: readonly Words[];
  /** The link of the page in the footer; without one, other pages link to it. */
  readonly nav?: { readonly place: FooterGroup; readonly order: number; readonly label?: Words };
  /** Roles that may read the page; missing for a public page. */
  readonly roles?: readonly RoleName[];
}
