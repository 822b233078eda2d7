import type { UserRecord } from '@enlace/shared-contract/identity';
import { defineScreen, useScreen } from '@enlace/shared-data';
import { formTexts } from '@enlace/shared-forms';
import { useNavigate, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Link, Text } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';
import { useEffect, useRef, type MouseEvent } from 'react';

import { LoadedMe } from '../../lib/loaded-me';
import { me } from '../../lib/me';
import { PageSkeleton } from '../../lib/page-skeleton';
import { PictureEditor } from '../../lib/picture/picture-editor';
import { pictureTexts } from '../../lib/picture/texts';
import { SectionForm } from '../../lib/sections/section-form';
import { sectionSlices } from '../../lib/sections/section-lists';
import { stepNames, stepOf, stepPath, stepSections, type StepName } from './steps';
import { welcomeTexts } from './texts';
import { Opening, Room, Steps, Title, Ways } from './welcome.styles';

export const screen = defineScreen({
  Component: Welcome,
  load: ({ locale: lang }) => [me.calls.record.query({ lang })],
  slices: sectionSlices,
  texts: [pictureTexts, welcomeTexts, formTexts, controlTexts],
});

/** The first minutes of a new member: a few short steps that fill in the profile. Each is stored and can be skipped. */
function Welcome() {
  return <LoadedMe skeleton={<PageSkeleton />}>{(user) => <WelcomeSteps user={user} />}</LoadedMe>;
}

function WelcomeSteps({ user }: { readonly user: UserRecord }) {
  const t = useTexts(welcomeTexts);
  const step = stepOf(useScreen().search);
  const heading = useFocusAtNextStep(step);
  const index = stepNames.indexOf(step);
  const isLast = index === stepNames.length - 1;
  return (
    <Room onClickCapture={ignoreSecondPress}>
      <Opening>
        <Text size="small" tone="soft">
          {t('welcome', { name: user.first_name })} · {t('progress', { step: index + 1, count: stepNames.length })}
        </Text>
        <Title ref={heading} tabIndex={-1}>
          {t(`steps.${step}.title`)}
        </Title>
        <Text>{t(`steps.${step}.lead`)}</Text>
      </Opening>
      <Steps aria-label={t('stepsLabel')}>
        {stepNames.map((name, place) => (
          <li
            key={name}
            data-reached={place <= index ? '' : undefined}
            aria-current={place === index ? 'step' : undefined}
          >
            {t(`steps.${name}.name`)}
          </li>
        ))}
      </Steps>
      <Step key={step} step={step} user={user} next={stepPath(index + 1)} />
      <Ways>
        {index > 0 && <Link to={stepPath(index - 1)}>{t('back')}</Link>}
        {!isLast && <Link to={stepPath(index + 1)}>{t('skip')}</Link>}
        {!isLast && <Link to="/my">{t('skipAll')}</Link>}
        <Text size="small" tone="soft">
          {t('later')}
        </Text>
      </Ways>
    </Room>
  );
}

/** The second press of a double click meets the button of the next step, which is in the same place. */
function ignoreSecondPress(event: MouseEvent<HTMLElement>): void {
  if (event.detail < 2 || !(event.target instanceof Element)) return;
  if (event.target.closest('a, [type=submit]') !== null) event.preventDefault();
}

interface StepProps {
  readonly step: StepName;
  readonly user: UserRecord;
  /** Path after the step. */
  readonly next: string;
}

function Step({ step, user, next }: StepProps) {
  const t = useTexts(welcomeTexts);
  const navigate = useNavigate();
  if (step === 'picture')
    return (
      <>
        <PictureEditor user={user} />
        <div>
          <ButtonLink to={next}>{t('done')}</ButtonLink>
        </div>
      </>
    );
  return (
    <SectionForm section={stepSections[step]} user={user} submit={t('next')} onSaved={() => void navigate(next)} />
  );
}

/** The next step has the same page, so it moves the focus to its heading itself. */
function useFocusAtNextStep(step: StepName) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
