import { foldText } from '@enlace/shared-contract/text';
import type { JobFacetsAnswer } from '@enlace/shared-contract/work';
import { useLastAnswer, useQueries, useScreen } from '@enlace/shared-data';
import { useFormats, useHref, useTexts } from '@enlace/shared-platform';
import { SearchInput, Skeleton } from '@enlace/shared-ui';
import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react';

import { type ChoiceGroup, type JobsChoice, jobsPath } from '../jobs-query';
import { useValueName } from './choice-names';
import { Figure, Group, MoreLink, Value, Values } from './filter-panel.styles';
import { facetsQuery } from './facets-query';
import { jobFacets } from './job-facets';
import { jobSearchTexts } from './texts';

/** Values from which on a group has a search of its own. */
const longList = 12;
const openGroups: readonly ChoiceGroup[] = ['workplace', 'area', 'seniority'];

export interface FacetGroupProps {
  readonly group: ChoiceGroup;
  readonly choice: JobsChoice;
  /** The numbers of all groups; null before the first answer. */
  readonly facets: JobFacetsAnswer | null;
}

/** The values of a group as checkboxes with the number of their jobs. Without scripts, "Show more" is another page. */
export function FacetGroup({ group, choice, facets }: FacetGroupProps) {
  const t = useTexts(jobSearchTexts);
  const { locale } = useScreen();
  const [isOpen] = useState(openGroups.includes(group) || choice[group].length > 0 || choice.more === group);
  const [isServed] = useState(choice.more === group);
  const [isWhole, setIsWhole] = useState(isServed);
  const query = facetsQuery(choice, locale, group);
  useQueries(isWhole ? [jobFacets.calls.counts.query(query)] : []);
  const whole = useLastAnswer(jobFacets.calls.counts, query).answer;
  const isComplete = isWhole && whole !== null;
  const answer = isComplete ? whole : facets;
  const list = answer?.data.find((one) => one.group === group);
  const title = t(`groups.${group}`);
  const more = list?.more ?? 0;
  const moreHref = useHref(jobsPath({ ...choice, more: group }));
  // Nothing to choose from, as the kinds of perks of a new community.
  if (list !== undefined && list.values.length === 0 && choice[group].length === 0) return null;
  return (
    <Group open={isOpen}>
      <summary>{title}</summary>
      <FacetValues
        group={group}
        title={title}
        values={choice[group]}
        answer={answer}
        hasFocus={isComplete && !isServed}
      />
      {more > 0 && (
        <MoreLink
          href={moreHref}
          aria-label={t('moreOf', { count: more, group: title })}
          onClick={(event) => {
            event.preventDefault();
            setIsWhole(true);
          }}
        >
          {t('more', { count: more })}
        </MoreLink>
      )}
    </Group>
  );
}

interface FacetValuesProps {
  readonly group: ChoiceGroup;
  readonly title: string;
  /** The chosen values. */
  readonly values: readonly string[];
  readonly answer: JobFacetsAnswer | null;
  /** All values are there because the user asked for them: they get the focus in place of the link. */
  readonly hasFocus: boolean;
}

function FacetValues({ group, title, values, answer, hasFocus }: FacetValuesProps) {
  const t = useTexts(jobSearchTexts);
  const { number } = useFormats();
  const nameOf = useValueName(answer);
  const [word, setWord] = useState('');
  const listedValues = answer?.data.find((one) => one.group === group)?.values ?? [];
  // A chosen value that no list has stays a field, so that the form keeps it.
  const otherValues = values.filter((value) => !listedValues.some((one) => one.value === value));
  const lines = [...listedValues, ...otherValues.map((value) => ({ value, count: 0 }))];
  const isLong = lines.length > longList;
  const foldedWord = foldText(word);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) (input.current ?? box.current)?.focus();
  }, [hasFocus]);
  return (
    <>
      {isLong && <WithinGroup input={input} label={t('find', { group: title })} onWord={setWord} />}
      <Values ref={box} role="group" aria-label={title} tabIndex={-1} data-long={isLong || undefined}>
        {lines.map(({ value, count }) => {
          const name = nameOf(group, value);
          return (
            <Value key={value} hidden={isLong && !foldText(name).includes(foldedWord)}>
              <input type="checkbox" name={group} value={value} defaultChecked={values.includes(value)} />
              <span>{name}</span> <Figure>{number(count)}</Figure>
            </Value>
          );
        })}
        {answer === null && <Skeleton width="100%" height="13.5rem" />}
      </Values>
    </>
  );
}

interface WithinGroupProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly onWord: (word: string) => void;
}

/** A search within the values of a group. It is no field of the form around it. */
function WithinGroup({ input, label, onWord }: WithinGroupProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    event.stopPropagation();
    onWord(event.target.value);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };
  return <SearchInput ref={input} label={label} placeholder={label} onChange={handleChange} onKeyDown={handleKey} />;
}
