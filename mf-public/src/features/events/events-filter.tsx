import { type Locale, locales } from '@enlace/shared-contract';
import { useList, useNeeds, useScreen } from '@enlace/shared-data';
import { styled, useNavigate, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Link, SearchInput } from '@enlace/shared-ui';

import { chapterNamesQuery } from '../../lib/chapter-names';
import { chapters } from '../../lib/chapters.slice';
import { bySlug, Choices, nameIn } from '../../lib/choices';
import { capitalise, monthName, monthsFrom } from '../../lib/event-time';
import { chipsOf, FilterChips } from '../../lib/filter-chips';
import { FilterForm, Folded, Switch } from '../../lib/filter.styles';
import { NearMe } from '../../lib/near-me/near-me';
import { OrderField } from '../../lib/order-field';
import { languageName } from '../../lib/place';
import { tags } from '../../lib/tags.slice';
import { space, textSize } from '../../lib/tokens';
import { useLiveFilter } from '../../lib/use-live-filter';
import { texts } from '../../texts';
import { filterNeeds } from './filter-needs';
import { filterTexts } from './filter-texts';
import { eventOrders, eventsChoiceOf, eventsPath, topicsQuery, type EventsChoice } from './events-query';

/** Upcoming or past, the filters, and chips of those in use: links and a GET form, so it works without scripts. */
export function EventsFilter() {
  const t = useTexts(filterTexts);
  const listText = useTexts(texts);
  const { search: address, locale } = useScreen();
  const choice = eventsChoiceOf(address);
  const { when, search, place, topic, language, chapter, month, order } = choice;
  const navigate = useNavigate();
  useNeeds(filterNeeds(locale));
  const places = useList(chapters, chapterNamesQuery(locale)).rows.map(bySlug);
  const topics = useList(tags, topicsQuery(locale)).rows.map(bySlug);
  const nameOfLanguage = (code: string) => capitalise(languageName(code, locale), locale);
  const attendances = [
    ['online', listText('events.online')],
    ['in_person', t('inPerson')],
  ] as const;
  const attendance = attendances.find(([value]) => value === place)?.[1];
  const chips = chipsOf(choice, eventsPath, {
    search: search && `“${search}”`,
    place: attendance ?? (place && t('near', { place: nameIn(places, place) })),
    topic: nameIn(topics, topic),
    language: language && nameOfLanguage(language),
    chapter: nameIn(places, chapter),
    month: month && monthName(month, locale),
  });

  return (
    <>
      <Switch aria-label={t('when')}>
        {(['upcoming', 'past'] as const).map((each) => (
          <Link
            key={each}
            to={eventsPath({ ...choice, when: each, month: '', page: 1 })}
            preventScrollReset
            aria-current={when === each ? 'page' : undefined}
          >
            {t(`${each}`)}
          </Link>
        ))}
      </Switch>
      <FilterForm role="search" $fields={3} {...useLiveFilter('/events')}>
        {when === 'past' && <input type="hidden" name="when" value="past" />}
        {chapter !== '' && <input type="hidden" name="chapter" value={chapter} />}
        <FormField label={t('search')}>
          <SearchInput label="" name="search" maxLength={200} defaultValue={search} />
        </FormField>
        <FormField label={t('place')}>
          <Choices name="place" value={place} none={t('anyPlace')} options={[...attendances, ...places]} />
        </FormField>
        <FormField label={t('topic')}>
          <Choices name="topic" value={topic} none={t('anyTopic')} options={topics} />
        </FormField>
        <Folded open={language !== '' || month !== '' || order !== 'date'}>
          <summary>{t('more')}</summary>
          <div>
            <FormField label={t('language')}>
              <Choices
                name="language"
                value={language}
                none={t('anyLanguage')}
                options={locales.map((code) => [code, nameOfLanguage(code)])}
              />
            </FormField>
            <FormField label={t('month')}>
              <Choices
                name="month"
                value={month}
                none={t('anyMonth')}
                options={monthsOf(choice).map((each) => [each, monthName(each, locale)])}
              />
            </FormField>
            <OrderField label={t('order')} orders={eventOrders} order={order} nameOf={(each) => t(`by.${each}`)} />
          </div>
        </Folded>
        <noscript>
          <Button type="submit">{t('show')}</Button>
        </noscript>
      </FilterForm>
      <NearMe
        onPlace={(slug) => void navigate(eventsPath({ ...choice, place: slug, page: 1 }), { preventScrollReset: true })}
      />
      <CalendarLine>
        <Link to={`/${locale}/events/calendar`} isNative>
          {t('calendar')}
        </Link>
      </CalendarLine>
      <FilterChips chips={chips} bare={when === 'past' ? '/events?when=past' : '/events'} />
    </>
  );
}

/** The next twelve months, or the last two years; also the month in the address when it is outside this range. */
function monthsOf({ when, month }: EventsChoice): string[] {
  const months = monthsFrom(new Date(), when === 'past' ? -1 : 1, when === 'past' ? 24 : 12);
  return month === '' || months.includes(month) ? months : [month, ...months];
}

const loads = new Map<Locale, Promise<void>>();

/** The texts in a language; one promise for each language, as React wants it. */
export function loadFilterTexts(locale: Locale): Promise<void> {
  const load = loads.get(locale) ?? filterTexts.load(locale);
  loads.set(locale, load);
  return load;
}

const CalendarLine = styled.p`
  margin-top: ${space[16]};
  font-size: ${textSize.small};
`;
