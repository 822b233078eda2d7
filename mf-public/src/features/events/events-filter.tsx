import { useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, Link, Select } from '@enlace/shared-ui';

import { chapterNamesQuery } from '../../lib/chapter-names';
import { chapters } from '../../lib/chapters.slice';
import { monthName, monthsFrom } from '../../lib/event-time';
import { Actions, FilterForm, Switch } from '../../lib/filter.styles';
import { OrderField } from '../../lib/order-field';
import { pathWith } from '../../lib/page-search';
import { useFilterForm } from '../../lib/use-filter-form';
import { texts } from '../../texts';
import { eventOrders, eventsPath, type EventsChoice } from './events-query';

/** Upcoming or past, chapter, month and order: links and a GET form, so it works without scripts. */
export function EventsFilter({ choice }: { readonly choice: EventsChoice }) {
  const t = useTexts(texts);
  const { locale } = useScreen();
  const chapterRows = useList(chapters, chapterNamesQuery(locale)).rows;
  const filter = useFilterForm('/events');
  const isNarrowed = choice.chapter !== '' || choice.month !== '';
  const isUnlisted = choice.chapter !== '' && !chapterRows.some(({ slug }) => slug === choice.chapter);

  return (
    <>
      <Switch aria-label={t('events.when')}>
        {(['upcoming', 'past'] as const).map((when) => (
          <Link
            key={when}
            to={eventsPath({ ...choice, when, month: '', page: 1 })}
            aria-current={choice.when === when ? 'page' : undefined}
          >
            {t(`events.${when}`)}
          </Link>
        ))}
      </Switch>
      {/* The key renders the fields again when the address changes, e.g. after going back. */}
      <FilterForm key={JSON.stringify(choice)} $fields={3} {...filter}>
        {choice.when === 'past' && <input type="hidden" name="when" value="past" />}
        <FormField label={t('events.chapter')}>
          {/* The key renders the field again when its choices are loaded, so that the selected choice stays. */}
          <Select
            key={chapterRows.length}
            name="chapter"
            defaultValue={choice.chapter}
            placeholder={t('events.allChapters')}
          >
            {isUnlisted && <option value={choice.chapter}>{choice.chapter}</option>}
            {chapterRows.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField label={t('events.month')}>
          <Select name="month" defaultValue={choice.month} placeholder={t('events.anyMonth')}>
            {monthsOf(choice).map((month) => (
              // The month of the server's clock and of the browser's can differ.
              <option key={month} value={month} suppressHydrationWarning>
                {monthName(month, locale)}
              </option>
            ))}
          </Select>
        </FormField>
        <OrderField
          label={t('events.order')}
          orders={eventOrders}
          order={choice.order}
          nameOf={(order) => t(`events.by.${order}`)}
        />
        <Actions>
          <Button type="submit">{t('events.show')}</Button>
          {isNarrowed && <Link to={pathWith('/events', { when: whenOf(choice) })}>{t('events.clear')}</Link>}
        </Actions>
      </FilterForm>
    </>
  );
}

function whenOf({ when }: EventsChoice): string {
  return when === 'past' ? 'past' : '';
}

/** The next twelve months, or the last two years; also the month in the address when it is outside this range. */
function monthsOf({ when, month }: EventsChoice): string[] {
  const months = monthsFrom(new Date(), when === 'past' ? -1 : 1, when === 'past' ? 24 : 12);
  return month === '' || months.includes(month) ? months : [month, ...months];
}
