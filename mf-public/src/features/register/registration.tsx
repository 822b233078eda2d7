import { rememberNewAccount } from '@enlace/shared-auth';
import {
  registrationAnswerSchema,
  registrationCalls,
  registrationSchema,
  type RegistrationKind,
} from '@enlace/shared-contract/forms';
import { defineScreen, useScreen, type Screen } from '@enlace/shared-data';
import { formTexts } from '@enlace/shared-forms';
import { useNavigate, useTexts } from '@enlace/shared-platform';
import { Link, Text } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';
import { useRef } from 'react';

import { allChaptersQuery } from '../../lib/chapter-names';
import { chapters } from '../../lib/chapters.slice';
import { dot } from '../../lib/dot';
import { sending } from '../../lib/form/sending/sending';
import { usePublicForm } from '../../lib/form/use-public-form';
import { FormPage } from '../../lib/form/view/form-page';
import { PublicFormBody } from '../../lib/form/view/public-form-body';
import { Door } from './door';
import { chapterParameter, kindsWithChapter } from './kinds';
import { useNamedChapter } from './named-chapter';
import { registrationGroups } from './registration-fields';
import { Beside } from './register.styles';
import { Terms } from './terms';
import { publicFormTexts } from '../../lib/form/texts';
import { registerTexts } from './texts';

/** The screen of one kind. */
export function registrationScreen(kind: RegistrationKind): Screen {
  const hasChapter = kindsWithChapter.includes(kind);
  return defineScreen({
    Component: () => <Registration kind={kind} />,
    slices: [sending, chapters],
    texts: [registerTexts, publicFormTexts, formTexts, controlTexts],
    load: ({ locale, search }) =>
      hasChapter && search.has(chapterParameter) ? [chapters.list(allChaptersQuery(locale))] : [],
  });
}

/** Requests an account. A screen of the session then asks for the code in the e-mail. */
function Registration({ kind }: { readonly kind: RegistrationKind }) {
  const t = useTexts(registerTexts);
  const { locale } = useScreen();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const namedChapter = useNamedChapter();
  const chapter = kindsWithChapter.includes(kind) ? namedChapter : undefined;
  const form = usePublicForm(
    {
      id: `register-${kind}`,
      call: registrationCalls[kind],
      schema: registrationSchema,
      extras: { locale, ...(chapter !== undefined && { chapter_id: String(chapter.id) }) },
      groups: registrationGroups(kind, t, <Terms />),
    },
    element,
    ({ body }, { email, password }) => {
      const userId = registrationAnswerSchema.safeParse(body).data?.data.user_id;
      if (userId !== undefined) rememberNewAccount({ userId, email: String(email), password: String(password) });
      void navigate(`/verify-email${userId === undefined ? '' : `?user_id=${userId}`}`);
    },
  );
  return (
    <FormPage
      eyebrow={`${t('form.eyebrow')}${dot}${t(`kinds.${kind}.name`)}`}
      title={t(`${kind}.title`)}
      lead={t(`${kind}.lead`)}
      art={
        <Beside>
          <Door kind={kind} />
          <Link to="/register">{t('form.other')}</Link>
        </Beside>
      }
    >
      <PublicFormBody ref={element} form={form} submit={t('form.send')}>
        <Text size="small" tone="soft">
          {chapter !== undefined && `${t('form.joins', { chapter: chapter.name })} `}
          {t('form.tail')}
        </Text>
      </PublicFormBody>
    </FormPage>
  );
}
