import { foundPath, searchAnswerSchema, searchCall, type SearchHit } from '@enlace/shared-contract/site';
import type { LocalizedText } from '@enlace/shared-contract/text';
import { styled, useLocale } from '@enlace/shared-platform';
import { Link, theme } from '@enlace/shared-ui';
import { useEffect, useState } from 'react';

import { useExternalStore } from '../lifecycle/external-store';
import { useServices } from '../services';
import { isSimilar, similarPages, recordWords, wordsOfPath } from './similar-words';

const title: LocalizedText = {
  en: 'Did you mean one of these?',
  es: '¿Buscabas algo de esto?',
  pt: 'Você procurava isto?',
};
const more: LocalizedText = { en: 'Search the whole site', es: 'Buscar en todo el sitio', pt: 'Buscar em todo o site' };
const mostHits = 5;

export interface SimilarMatchesProps {
  readonly pathname: string;
}

/** Pages and records with a spelling like the unknown path. Nothing without a match. */
export function SimilarMatches({ pathname }: SimilarMatchesProps) {
  const { registry } = useServices();
  const { locale } = useLocale();
  const { answer } = useExternalStore(registry);
  const pages = similarPages(
    answer.remotes.flatMap((remote) => remote.pages),
    pathname,
    locale,
  );
  const hits = useSimilarRecords(pathname);
  const matches = [
    ...pages.map((page) => ({ to: page.path, name: page.title[locale] })),
    ...hits.map((hit) => ({
      to: foundPath({ kind: hit.kind, slug: hit.slug, title: hit.title.text }),
      name: hit.title.text,
    })),
  ];
  return (
    <Similar aria-live="polite">
      {matches.length > 0 && (
        <>
          <h2>{title[locale]}</h2>
          <ul>
            {matches.map(({ to, name }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={`/search?${new URLSearchParams({ q: wordsOfPath(pathname) }).toString()}`}>{more[locale]}</Link>
    </Similar>
  );
}

/** Search results for the last part of the path; a failure adds no message to this page. */
function useSimilarRecords(pathname: string): readonly SearchHit[] {
  const { boot } = useServices();
  const { locale } = useLocale();
  const [hits, setHits] = useState<readonly SearchHit[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const words = recordWords(pathname);
    const query = new URLSearchParams({ q: words, lang: locale, per_page: '2' });
    fetch(`${boot.apiBase}${searchCall.path}?${query.toString()}`, { signal: leaving.signal })
      .then((answer) => answer.json())
      .then((body: unknown) => {
        const { data } = searchAnswerSchema.parse(body);
        const hits = data.flatMap((group) => group.hits).filter((hit) => isSimilar(words, hit.title.text));
        setHits(hits.slice(0, mostHits));
      })
      .catch(() => undefined);
    return () => leaving.abort();
  }, [boot, locale, pathname]);
  return hits;
}

const Similar = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  justify-items: start;
  margin-top: ${theme.space[24]};
  padding-top: ${theme.space[24]};
  border-top: 1px solid ${theme.color.line};
  h2 {
    font-size: ${theme.textSize.h4};
  }
  li {
    padding-block: ${theme.space[4]};
    font: 500 ${theme.textSize.h3} / 1.3 ${theme.font.display};
    overflow-wrap: anywhere;
  }
`;
