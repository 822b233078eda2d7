import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { Starts, StartTitle } from './search.styles';
import { searchTexts } from './texts';

const places = ['chapters', 'events', 'jobs', 'courses', 'companies', 'news'] as const;

/** Links to other pages when there are no results. */
export function Suggestions({ title }: { readonly title: string }) {
  const t = useTexts(searchTexts);
  return (
    <section aria-labelledby="search-start">
      <StartTitle id="search-start">{title}</StartTitle>
      <Starts>
        {places.map((place) => (
          <li key={place}>
            <Link to={`/${place}`} variant="quiet">
              {t(place)}
            </Link>
          </li>
        ))}
      </Starts>
    </section>
  );
}
