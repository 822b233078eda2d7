import { foundPath, type SearchAnswer, type SearchHit } from '@enlace/shared-contract/site';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { Link, Skeleton } from '@enlace/shared-ui';

import { dot } from '../../lib/dot';
import { formatIn } from '../../lib/event-time';
import { Marked } from './marked';
import { type SearchChoice, searchAddress } from './search-choice';
import { Facts, Group, GroupName, Hit, HitTitle, Hits, Snippet } from './search.styles';
import { searchTexts } from './texts';

export interface ResultsProps {
  readonly answer: SearchAnswer;
  readonly choice: SearchChoice;
}

/**
 * The best match, and the results in one section per kind: its name at the side, its best results beside it. The best
 * match is not repeated in its section.
 */
export function Results({ answer: { data, meta }, choice }: ResultsProps) {
  const t = useTexts(searchTexts);
  const isBest = (hit: SearchHit): boolean => hit.kind === meta.best?.kind && hit.id === meta.best.id;
  const best = data.flatMap(({ hits }) => hits).find(isBest);
  return (
    <>
      {best !== undefined && (
        <Group aria-labelledby="found-best">
          <GroupName id="found-best">{t('bestMatch')}</GroupName>
          <Hits>
            <Result hit={best} kind={t(best.kind)} />
          </Hits>
        </Group>
      )}
      {data
        .map((group) => ({ ...group, hits: group.hits.filter((hit) => !isBest(hit)) }))
        .filter(({ hits }) => hits.length > 0)
        .map(({ kind, total, is_more, hits }) => (
          <Group key={kind} aria-labelledby={`found-${kind}`}>
            <GroupName id={`found-${kind}`}>{t(kind)}</GroupName>
            <div>
              <Hits>
                {hits.map((hit) => (
                  <Result key={hit.id} hit={hit} />
                ))}
              </Hits>
              {choice.kind === null && total > meta.per_page && (
                <p>
                  <Link to={searchAddress({ ...choice, kind, page: 1 })}>
                    {t(is_more ? 'allOfMore' : 'allOf', { count: total })}
                  </Link>
                </p>
              )}
            </div>
          </Group>
        ))}
    </>
  );
}

const dayMs = 86_400_000;

/** Whether an event began more than a day ago: the answer has no end, and few events take longer. */
const isOver = (start: string): boolean => Date.parse(start) < Date.now() - dayMs;

function Result({ hit, kind }: { readonly hit: SearchHit; readonly kind?: string }) {
  const t = useTexts(searchTexts);
  const { locale } = useLocale();
  const isPast = hit.kind === 'events' && hit.at !== null && isOver(hit.at);
  const day =
    hit.at !== null &&
    formatIn(hit.timezone ?? 'UTC', hit.at, locale, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Hit>
      <HitTitle>
        <Link to={foundPath({ ...hit, title: hit.title.text })} variant="cover">
          <Marked {...hit.title} />
        </Link>
      </HitTitle>
      <Facts>{[kind, isPast && t('past'), day, hit.note].filter(Boolean).join(dot)}</Facts>
      {hit.snippet.text !== '' && (
        <Snippet>
          <Marked {...hit.snippet} />
        </Snippet>
      )}
    </Hit>
  );
}

export function ResultsSkeleton() {
  return (
    <Group as="div" aria-hidden>
      <Skeleton width="7rem" height="1.75rem" />
      <Hits as="div">
        {[0, 1, 2, 3].map((index) => (
          <Hit key={index} as="div">
            <Skeleton width={index % 2 === 0 ? '60%' : '45%'} height="1.75rem" />
            <Skeleton lines={2} />
          </Hit>
        ))}
      </Hits>
    </Group>
  );
}
