import { isAppError } from '@enlace/shared-contract/errors';
import { type MessageChoice, messageKinds } from '@enlace/shared-contract/notifications';
import { defineScreen, isCancelled, noticeShown, useAnswer, useReload, useRunCall } from '@enlace/shared-data';
import { styled, useDispatch, useTexts } from '@enlace/shared-platform';
import { ErrorState, Link, Skeleton, tokens } from '@enlace/shared-ui';
import { Switch } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { notificationSettings } from './settings.slice';
import { PageHead } from '../../lib/page-head';
import { Sheet } from '../../lib/page.styles';
import { texts } from '../../texts';
import { notificationTexts } from './texts';

const nothing = {};

export const screen = defineScreen({
  Component: Settings,
  texts: [notificationTexts],
  load: () => [notificationSettings.calls.get.query(nothing)],
  slices: [notificationSettings],
});

/** Switches of mails and notifications; each change is stored at once. */
function Settings() {
  const t = useTexts(notificationTexts);
  const reload = useReload();
  const { answer, status } = useAnswer(notificationSettings.calls.get, nothing);
  return (
    <Sheet>
      <PageHead title={t('settings.title')} lead={t('settings.lead')}>
        <Link to="/my/notifications">{t('settings.back')}</Link>
      </PageHead>
      {answer === null && status === 'rejected' && (
        <ErrorState onRetry={() => reload([notificationSettings.calls.get.query(nothing)])} />
      )}
      {answer === null && status !== 'rejected' && <Skeleton lines={6} height="3.5rem" />}
      {answer !== null && (
        <div>
          <Kinds>
            <li>
              <DigestSwitch isOn={answer.digest.is_on} />
            </li>
            {answer.choices.map((choice) => (
              <KindRow key={choice.kind} choice={choice} />
            ))}
          </Kinds>
        </div>
      )}
    </Sheet>
  );
}

/** A wish that is shown at once, and taken back when it could not be stored. */
function useWish(storedValue: boolean, save: (value: boolean) => Promise<unknown>) {
  const common = useTexts(texts);
  const dispatch = useDispatch();
  const [wish, setWish] = useState<boolean | null>(null);
  const choose = (value: boolean) => {
    setWish(value);
    save(value).then(
      () => setWish(null),
      (error: unknown) => {
        setWish(null);
        if (isCancelled(error)) return;
        const text = (isAppError(error) && error.userMessage) || common('failed');
        dispatch(noticeShown({ kind: 'error', text }));
      },
    );
  };
  return [wish ?? storedValue, choose] as const;
}

function DigestSwitch({ isOn }: { readonly isOn: boolean }) {
  const t = useTexts(notificationTexts);
  const run = useRunCall();
  const [value, choose] = useWish(isOn, (next) => run(notificationSettings.calls.chooseDigest, next));
  return (
    <Switch checked={value} hint={t('settings.digestHint')} onChange={({ target }) => choose(target.checked)}>
      {t('settings.digest')}
    </Switch>
  );
}

function KindRow({ choice: { kind, has_mail, has_notification } }: { readonly choice: MessageChoice }) {
  const t = useTexts(notificationTexts);
  const run = useRunCall();
  const rule = messageKinds[kind].mail;
  const calls = notificationSettings.calls;
  const [mail, chooseMail] = useWish(has_mail, (next) => run(calls.choose, { kind, has_mail: next }, `${kind} mail`));
  const [bell, chooseBell] = useWish(has_notification ?? false, (next) =>
    run(calls.choose, { kind, has_notification: next }, `${kind} bell`),
  );
  const name = t(`settings.kinds.${kind}`);
  return (
    <li>
      <Kind role="group" aria-label={name}>
        <div>
          <h2>{name}</h2>
          <p>
            {t(`settings.hints.${kind}`)}
            {rule === 'urgent' && ` ${t('settings.urgent')}`}
          </p>
        </div>
        <Switches>
          {rule === 'required' ? (
            <span>{t('settings.always')}</span>
          ) : (
            <Switch checked={mail} onChange={({ target }) => chooseMail(target.checked)}>
              {t('settings.mail')}
            </Switch>
          )}
          {has_notification !== null && (
            <Switch checked={bell} onChange={({ target }) => chooseBell(target.checked)}>
              {t('settings.bell')}
            </Switch>
          )}
        </Switches>
      </Kind>
    </li>
  );
}

const { color, font, media, space, textSize } = tokens;

const Kinds = styled.ul`
  border-top: 1px solid ${color.line};
  > li {
    padding-block: ${space[16]};
    border-bottom: 1px solid ${color.line};
  }
`;

const Kind = styled.div`
  display: grid;
  gap: ${space[12]} ${space[32]};
  align-items: center;
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) 17rem;
  }
  h2 {
    font: 600 ${textSize.h4} / 1.3 ${font.display};
  }
  p {
    max-width: 58ch;
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
`;

const Switches = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[16]};
  align-items: center;
  > span {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
`;
