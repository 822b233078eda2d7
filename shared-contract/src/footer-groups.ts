import type { Page } from './pages';
import type { LocalizedText } from './text';

/** Groups of links in the footer of the site, in their order. */
export const footerGroupNames = ['community', 'take_part', 'organisation', 'legal'] as const;

export type FooterGroup = (typeof footerGroupNames)[number];

const labels: Readonly<Record<FooterGroup, LocalizedText>> = {
  community: { en: 'Community', es: 'Comunidad', pt: 'Comunidade' },
  take_part: { en: 'Take part', es: 'Participa', pt: 'Participe' },
  organisation: { en: 'Organisation', es: 'Organización', pt: 'Organização' },
  legal: { en: 'Legal', es: 'Legal', pt: 'Legal' },
};

type Nav = NonNullable<Page['nav']>;
type FooterPlace = Pick<Nav, 'place' | 'group' | 'order'>;

/**
 * The place of a link in a group of the footer.
 * @param order among the links of the group, from 0 to 99
 */
export function inFooter(group: FooterGroup, order: number): FooterPlace {
  return { place: 'footer', group: labels[group], order: footerGroupNames.indexOf(group) * 100 + order };
}

/** The place of a link in the menu; the footer repeats it in a group. */
export function inMenu(group: FooterGroup, order: number): FooterPlace & Pick<Nav, 'also'> {
  return { ...inFooter(group, order), place: 'main', also: ['footer'] };
}
