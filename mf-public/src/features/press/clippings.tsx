import type { press as contract } from '@enlace/shared-contract/editorial';
import type { RowOf } from '@enlace/shared-contract/resources';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { Link, Skeleton } from '@enlace/shared-ui';

import { dot } from '../../lib/dot';
import { formatIn } from '../../lib/event-time';
import { languageName } from '../../lib/place';
import { Body, Day, Facts, Masthead, Outlet, Quote, Row, Rows, Summary, Title } from './clippings.styles';
import { pressTexts } from './texts';

export type PressRow = RowOf<typeof contract>;

/** Press items: name of the outlet with the date, headline and one sentence. */
export function Clippings({ items }: { readonly items: readonly PressRow[] }) {
  return (
    <Rows>
      {items.map((item) => (
        <Clipping key={item.id} item={item} />
      ))}
    </Rows>
  );
}

function Clipping({ item }: { readonly item: PressRow }) {
  const t = useTexts(pressTexts);
  const { locale } = useLocale();
  const { title, outlet, kind, url, published_on, author, quote, language, summary } = item;
  const facts = [
    t(`oneOf.${kind}`),
    author !== null && t('by', { author }),
    language !== locale && t('in', { language: languageName(language, locale) }),
  ];
  return (
    <Row>
      <Masthead>
        <Outlet>{outlet}</Outlet>
        <Day dateTime={published_on}>
          {formatIn('UTC', published_on, locale, { day: 'numeric', month: 'short', year: 'numeric' })}
        </Day>
      </Masthead>
      <Body>
        <Title lang={language}>{url ? <Link to={url}>{title}</Link> : title}</Title>
        <Facts>{facts.filter(Boolean).join(dot)}</Facts>
        {summary !== null && <Summary>{summary}</Summary>}
        {quote !== null && (
          <Quote lang={language}>
            <p>{quote}</p>
          </Quote>
        )}
      </Body>
    </Row>
  );
}

export function ClippingsSkeleton() {
  return (
    <Rows as="div" aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <Row key={index} as="div">
          <Masthead>
            <Skeleton width="9rem" height="1.25rem" />
            <Skeleton width="6rem" height="1.25rem" />
          </Masthead>
          <Body>
            <Skeleton width={index % 2 === 0 ? '90%' : '70%'} height="2rem" />
            <Skeleton width="60%" height="1.25rem" />
          </Body>
        </Row>
      ))}
    </Rows>
  );
}
