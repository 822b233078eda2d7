import { type RecordKind, recordPath } from '@enlace/shared-contract/site';
import type { LocalizedText } from '@enlace/shared-contract/text';
import { useAnswer, useScreen } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { color, font, space, textSize } from '../tokens';
import { similarHits } from './similar.slice';
import { wordsOfSlug } from './words-of-slug';

const title: LocalizedText = {
  en: 'Did you mean one of these?',
  es: '¿Buscabas algo de esto?',
  pt: 'Você procurava isto?',
};
const more: LocalizedText = { en: 'Search the whole site', es: 'Buscar en todo el sitio', pt: 'Buscar em todo o site' };

/** Records with a similar name, and a link to the search that works without scripts. */
export function SimilarRecords({ kind }: { readonly kind: RecordKind }) {
  const { locale, params } = useScreen();
  const slug = params['slug'] ?? '';
  const hits = useAnswer(similarHits, { kind, slug, lang: locale }).answer ?? [];
  return (
    <Similar aria-live="polite">
      {hits.length > 0 && (
        <>
          <h2>{title[locale]}</h2>
          <ul>
            {hits.map((hit) => (
              <li key={hit.id}>
                <Link to={recordPath(kind, hit.slug)}>{hit.title.text}</Link>
                {hit.note !== null && <span>{hit.note}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={`/search?${new URLSearchParams({ q: wordsOfSlug(slug) }).toString()}`}>{more[locale]}</Link>
    </Similar>
  );
}

const Similar = styled.div`
  display: grid;
  gap: ${space[16]};
  justify-items: start;
  padding-top: ${space[24]};
  border-top: 1px solid ${color.line};
  h2 {
    font-size: ${textSize.h4};
  }
  li {
    display: grid;
    justify-items: start;
    padding-block: ${space[8]};
    font: 500 ${textSize.h3} / 1.3 ${font.display};
    overflow-wrap: anywhere;
  }
  span {
    font: 400 ${textSize.small} / 1.4 ${font.text};
    color: ${color.inkSoft};
  }
`;
