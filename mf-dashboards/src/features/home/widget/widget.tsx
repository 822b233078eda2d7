import { useSelector, useTexts } from '@enlace/shared-platform';
import { Button, Skeleton, VisuallyHidden } from '@enlace/shared-ui';
import { useId } from 'react';

import { lazyPart } from '../../../lib/lazy-part';
import { compareOf } from '../state/answer-words';
import { selectFigures } from '../state/figures.slice';
import { ignoredFilters } from '../state/use-catalogue';
import { homeTexts } from '../texts';
import { OnPaper } from '../paper/paper.styles';
import { WidgetContent } from './widget-content';
import { WidgetEmpty } from './widget-empty';
import { WidgetFailure } from './widget-failure';
import { WidgetFoot } from './widget-foot';
import type { WidgetProps } from './widget-props';
import { Frame, Grip, Head, Switch } from './widget.styles';

const WidgetMenu = lazyPart(
  async () => (await import(/* webpackChunkName: "dashboard-menu" */ './widget-menu')).WidgetMenu,
  null,
);

/** One data set: question, chart or table, definition, and what can be done with it. It loads and fails alone. */
export function Widget(props: WidgetProps) {
  const { info, choice, goal, notes, grip, pin, onOpen, onChange } = props;
  const t = useTexts(homeTexts);
  const id = useId();
  const figure = useSelector((state) => selectFigures(state)[info.name]);
  const answer = figure?.answer ?? null;
  const isPending = figure === undefined || figure.status === 'pending';
  const isEmpty = answer !== null && answer.meta.empty !== null;
  const isTable = info.kind === 'ranking' || choice.tables.includes(info.name);
  const hasSwitch = info.kind !== 'ranking' && info.kind !== 'figure' && answer !== null && !isEmpty;
  const setTable = (isOn: boolean) =>
    onChange({ tables: [...choice.tables.filter((name) => name !== info.name), ...(isOn ? [info.name] : [])] });
  return (
    <Frame
      {...(pin !== null && { 'data-url': info.name })}
      aria-labelledby={id}
      aria-busy={isPending}
      $isWide={props.isWide}
      $isMoving={props.isMoving}
      $isFaint={isPending && answer !== null}
    >
      <figure>
        <Head>
          {grip !== null && <Grip icon="grip" size="small" label={t('widget.grip', { title: info.title })} {...grip} />}
          <figcaption>
            <h2 id={id} tabIndex={-1}>
              {info.title}
            </h2>
            <p>{info.question}</p>
          </figcaption>
          {hasSwitch && (
            <Switch role="group" aria-label={t('widget.view', { title: info.title })}>
              <Button size="small" variant="ghost" aria-pressed={!isTable} onClick={() => setTable(false)}>
                {t('widget.chart')}
              </Button>
              <Button size="small" variant="ghost" aria-pressed={isTable} onClick={() => setTable(true)}>
                {t('widget.table')}
              </Button>
            </Switch>
          )}
          <WidgetMenu {...props} answer={isEmpty ? null : answer} query={figure?.query ?? {}} />
        </Head>
        {isPending && answer !== null && <VisuallyHidden>{t('widget.updating')}</VisuallyHidden>}
        {figure?.status === 'rejected' && figure.error !== null && (
          <WidgetFailure error={figure.error} info={info} choice={choice} onChange={onChange} />
        )}
        {isPending && answer === null && (
          <>
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton lines={5} height="1.75rem" />
          </>
        )}
        {figure !== undefined && figure.status !== 'rejected' && answer !== null && (
          <>
            {isEmpty ? (
              <WidgetEmpty info={info} meta={answer.meta} onChange={onChange} />
            ) : (
              <WidgetContent
                compare={compareOf(figure.query)}
                info={info}
                answer={answer}
                goal={goal}
                notes={notes}
                isTable={isTable}
                onOpen={onOpen}
              />
            )}
            <WidgetFoot
              info={info}
              meta={answer.meta}
              goal={goal}
              otherFilters={ignoredFilters(info, { answer, query: figure.query }, choice)}
            />
            {isPending && <OnPaper>{t('widget.updating')}</OnPaper>}
          </>
        )}
      </figure>
    </Frame>
  );
}
