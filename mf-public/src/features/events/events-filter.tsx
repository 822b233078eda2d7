import { locales } from '@enlace/shared-contract';
import { useList, useNeeds, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, Link, SearchInput } from '@enlace/shared-ui';

import { chapterNamesQuery } from '../../lib/chapter-names';
import { chapters } from '../../lib/chapters.slice';
import { bySlug, Choices, nameIn } from '../../lib/choices';
import { capitalise, monthName, monthsFrom } from '../../lib/event-time';
import { chipsOf, FilterChips } from '../../lib/filter-chips';
import { FilterForm, Folded, Switch } from '../../lib/filter.styles';
import { OrderField } from '../../lib/order-field';
import { languageName } from '../../lib/place';
import { tags } from '../../lib/tags.slice';
import { useLiveFilter } from '../../lib/use-live-filter';
import { texts } from '../../texts';
import { filterNeeds } from './filter-needs';
import { eventOrders, eventsChoiceOf, eventsPath, topicsQuery, type EventsChoice } from './events-query';

/** Upcoming or past, the filters, and chips of those in use: links and a GET form, so it works without scripts. */
export function EventsFilter() {
  const t = useTexts(texts);
  const { search: address, locale } = useScreen();
  const choice = eventsChoiceOf(address);
  const { when, search, place, topic, language, chapter, month, order } = choice;
  useNeeds(filterNeeds(locale));
  const places = useList(chapters, chapterNamesQuery(locale)).rows.map(bySlug);
  const topics = useList(tags, topicsQuery(locale)).rows.map(bySlug);
  const nameOfLanguage = (code: string) => capitalise(languageName(code, locale), locale);
  const attendances = [
    ['online', t('events.online')],
    ['in_person', t('events.inPerson')],
  ] as const;
  const attendance = attendances.find(([value]) => value === place)?.[1];
  const chips = chipsOf(choice, eventsPath, {
    search: search && `“${search}”`,
    place: attendance ?? (place && t('events.near', { place: nameIn(places, place) })),
    topic: nameIn(topics, topic),
    language: language && nameOfLanguage(language),
    chapter: nameIn(places, chapter),
    month: month && monthName(month, locale),
  });

  return (
    <>
      <Switch aria-label={t('events.when')}>
        {(['upcoming', 'past'] as const).map((each) => (
          <Link
            key={each}
            to={eventsPath({ ...choice, when: each, month: '', page: 1 })}
            preventScrollReset
            aria-current={when === each ? 'page' : undefined}
          >
            {t(`events.${each}`)}
          </Link>
        ))}
      </Switch>
      <FilterForm role="search" $fields={3} {...useLiveFilter('/events')}>
        {when === 'past' && <input type="hidden" name="when" value="past" />}
        {chapter !== '' && <input type="hidden" name="chapter" value={chapter} />}
        <FormField label={t('events.search')}>
          <SearchInput label="" name="search" maxLength={200} defaultValue={search} />
        </FormField>
        <FormField label={t('events.place')}>
          <Choices name="place" value={place} none={t('events.anyPlace')} options={[...attendances, ...places]} />
        </FormField>
        <FormField label={t('events.topic')}>
          <Choices name="topic" value={topic} none={t('events.anyTopic')} options={topics} />
        </FormField>
        <Folded open={language !== '' || month !== '' || order !== 'date'}>
          <summary>{t('list.more')}</summary>
          <div>
            <FormField label={t('events.language')}>
              <Choices
                name="language"
                value={language}
                none={t('events.anyLanguage')}
                options={locales.map((code) => [code, nameOfLanguage(code)])}
              />
            </FormField>
            <FormField label={t('events.month')}>
              <Choices
                name="month"
                value={month}
                none={t('events.anyMonth')}
                options={monthsOf(choice).map((each) => [each, monthName(each, locale)])}
              />
            </FormField>
            <OrderField
              label={t('events.order')}
              orders={eventOrders}
              order={order}
              nameOf={(each) => t(`events.by.${each}`)}
            />
          </div>
        </Folded>
        <noscript>
          <Button type="submit">{t('list.show')}</Button>
        </noscript>
      </FilterForm>
      <FilterChips chips={chips} bare={when === 'past' ? '/events?when=past' : '/events'} />
    </>
  );
}

/** The next twelve months, or the last two years; also the month in the address when it is outside this range. */
function monthsOf({ when, month }: EventsChoice): string[] {
  const months = monthsFrom(new Date(), when === 'past' ? -1 : 1, when === 'past' ? 24 : 12);
  return month === '' || months.includes(month) ? months : [month, ...months];
}
