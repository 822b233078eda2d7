import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import type { ChapterRecord } from '../../lib/types';
import { chaptersTexts } from './texts';
import { Ways } from './chapter.styles';

export function Contact({ chapter }: { readonly chapter: ChapterRecord }) {
  const t = useTexts(chaptersTexts);
  const ways = [
    [chapter.email && `mailto:${chapter.email}`, t('chapter.email')],
    [chapter.website, t('chapter.website')],
    [chapter.linkedin, 'LinkedIn'],
    [chapter.instagram, 'Instagram'],
  ] as const;
  const availableWays = ways.flatMap(([address, name]) => (address ? [{ address, name }] : []));
  if (availableWays.length === 0) return null;
  return (
    <section aria-labelledby="chapter-contact">
      <h2 id="chapter-contact">{t('chapter.contact')}</h2>
      <Ways>
        {availableWays.map(({ address, name }) => (
          <li key={address}>
            <Link to={address}>{name}</Link>
          </li>
        ))}
      </Ways>
    </section>
  );
}
