import type { Locale } from '@enlace/shared-contract/text';
import { useList, useQueries, useScreen } from '@enlace/shared-data';
import { styled, useLocation, useNavigate, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Link, SearchInput } from '@enlace/shared-ui';

import { chapterNamesQuery } from '../../lib/chapter-names';
import { chapters } from '../../lib/chapters.slice';
import { ChoiceField, LanguageField, languageTitle } from '../../lib/choice-field';
import { bySlug, nameIn } from '../../lib/choices';
import { eventCategories } from '../../lib/event-categories.slice';
import { monthName } from '../../lib/event-time';
import { monthsFrom } from '../../lib/months-from';
import { chipsOf, FilterChips } from '../../lib/filter-chips';
import { FilterFold } from '../../lib/filter-fold';
import { FilterForm, Folded, Switch } from '../../lib/filter.styles';
import { NearMe } from '../../lib/near-me/near-me';
import { OrderField } from '../../lib/order-field';
import { tags } from '../../lib/tags.slice';
import { space, textSize } from '../../lib/tokens';
import { useLiveFilter } from '../../lib/use-live-filter';
import { texts } from '../../texts';
import { filterQueries } from './filter-queries';
import { filterTexts } from './filter-texts';
import { eventOrders, eventsChoiceOf, eventsPath, topicsQuery, type EventsChoice } from './events-query';

/** Upcoming, past or the calendar, the filters, and chips of those in use: links and a GET form, so it works without scripts. */
export function EventsFilter() {
  const t = useTexts(filterTexts);
  const listText = useTexts(texts);
  const { search: address, locale } = useScreen();
  const isMonth = useLocation().pathname.endsWith(monthPage);
  const path = isMonth ? monthPage : '/events';
  const choice = eventsChoiceOf(address);
  const { when, search, place, attend, category, topic, language, chapter, month, free, order } = choice;
  const pathOf = (next: EventsChoice) => eventsPath(next, path);
  const navigate = useNavigate();
  useQueries(filterQueries(locale));
  const names = topicsQuery(locale);
  const places = useList(chapters, chapterNamesQuery(locale)).rows.map(bySlug);
  const categories = useList(eventCategories, names).rows.map(bySlug);
  const topics = useList(tags, names).rows.map(bySlug);
  const attendances = [
    ['online', listText('events.online')],
    ['in_person', t('inPerson')],
  ] as const;
  const chips = chipsOf(choice, pathOf, {
    search: search && `“${search}”`,
    place: place && t('near', { place: nameIn(places, place) }),
    attend: nameIn(attendances, attend),
    category: nameIn(categories, category),
    topic: nameIn(topics, topic),
    free: free && t('freeChip'),
    language: language && languageTitle(language, locale),
    chapter: nameIn(places, chapter),
    month: isMonth ? '' : month && monthName(month, locale),
  });

  return (
    <>
      <Switch aria-label={t('when')}>
        {(['upcoming', 'past'] as const).map((each) => (
          <Link
            key={each}
            to={eventsPath({ ...choice, when: each, month: '', page: 1 })}
            preventScrollReset
            aria-current={!isMonth && when === each ? 'page' : undefined}
          >
            {t(`${each}`)}
          </Link>
        ))}
        <Link
          to={eventsPath({ ...choice, when: 'upcoming', order: 'date', page: 1 }, monthPage)}
          preventScrollReset
          aria-current={isMonth ? 'page' : undefined}
        >
          {t('asMonth')}
        </Link>
      </Switch>
      <FilterForm role="search" $fields={4} {...useLiveFilter(path)}>
        {when === 'past' && <input type="hidden" name="when" value="past" />}
        {chapter !== '' && <input type="hidden" name="chapter" value={chapter} />}
        {isMonth && month !== '' && <input type="hidden" name="month" value={month} />}
        <FormField label={t('search')}>
          <SearchInput label="" name="search" maxLength={200} defaultValue={search} />
        </FormField>
        <FilterFold usedCount={chips.length}>
          <ChoiceField label={t('place')} name="place" value={place} none={t('anyPlace')} options={places} />
          <ChoiceField
            label={t('category')}
            name="category"
            value={category}
            none={t('anyCategory')}
            options={categories}
          />
          <ChoiceField label={t('topic')} name="topic" value={topic} none={t('anyTopic')} options={topics} />
          <Tools>
            <Folded open={`${attend}${language}${free}` !== '' || (!isMonth && (month !== '' || order !== 'date'))}>
              <summary>{t('more')}</summary>
              <div>
                <ChoiceField
                  label={t('attend')}
                  name="attend"
                  value={attend}
                  none={t('anyAttend')}
                  options={attendances}
                />
                <LanguageField label={t('language')} value={language} none={t('anyLanguage')} locale={locale} />
                {!isMonth && (
                  <>
                    <ChoiceField
                      label={t('month')}
                      name="month"
                      value={month}
                      none={t('anyMonth')}
                      options={monthsOf(choice).map((each) => [each, monthName(each, locale)])}
                    />
                    <OrderField
                      label={t('order')}
                      orders={eventOrders}
                      order={order}
                      nameOf={(each) => t(`by.${each}`)}
                    />
                  </>
                )}
                <Tick>
                  <input type="checkbox" name="free" value="1" defaultChecked={free !== ''} /> {t('free')}
                </Tick>
              </div>
            </Folded>
            <NearMe
              onPlace={(slug) =>
                void navigate(pathOf({ ...choice, place: slug, page: 1 }), { preventScrollReset: true })
              }
            />
            <CalendarLine>
              <Link
                to={`/${locale}/events/${category === '' ? '' : `categories/${encodeURIComponent(category)}/`}calendar`}
                isNative
              >
                {category === '' ? t('calendar') : t('kindCalendar', { kind: nameIn(categories, category) })}
              </Link>
            </CalendarLine>
          </Tools>
        </FilterFold>
        <noscript>
          <Button type="submit">{t('show')}</Button>
        </noscript>
      </FilterForm>
      <FilterChips chips={chips} bare={!isMonth && when === 'past' ? '/events?when=past' : path} />
    </>
  );
}

const monthPage = '/events/month';

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

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  grid-column: 1 / -1;
  align-items: center;
  > div {
    margin-top: 0;
  }
`;

const CalendarLine = styled.p`
  font-size: ${textSize.small};
`;

const Tick = styled.label`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  align-self: end;
  min-height: 2.75rem;
  font-size: ${textSize.small};
  font-weight: 600;
`;
