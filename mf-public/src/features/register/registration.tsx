import {
  registrationAnswerSchema,
  registrationCalls,
  registrationSchema,
  type RegistrationKind,
} from '@enlace/shared-contract';
import { defineScreen, useScreen, type Screen } from '@enlace/shared-data';
import { formTexts } from '@enlace/shared-forms';
import { useNavigate, useTexts } from '@enlace/shared-platform';
import { Link, Text } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';
import { useRef } from 'react';

import { dot } from '../../lib/dot';
import { sending } from '../../lib/form/sending/sending';
import { usePublicForm } from '../../lib/form/use-public-form';
import { FormPage } from '../../lib/form/view/form-page';
import { PublicFormBody } from '../../lib/form/view/public-form-body';
import { Door } from './door';
import { kindFields } from './kinds';
import { registrationGroups } from './registration-fields';
import { listNeeds, listSlices, useNamedChapter, useRegistrationLists } from './registration-lists';
import { Beside, Small } from './register.styles';
import { registerTexts } from './texts';

/** The screen of one kind. */
export function registrationScreen(kind: RegistrationKind): Screen {
  return defineScreen({
    Component: () => <Registration kind={kind} />,
    slices: [sending, ...listSlices],
    texts: [registerTexts, formTexts, controlTexts],
    load: ({ locale }) => listNeeds(kind, locale),
  });
}

/** Requests an account. A screen of the session then asks for the code in the e-mail. */
function Registration({ kind }: { readonly kind: RegistrationKind }) {
  const t = useTexts(registerTexts);
  const { locale } = useScreen();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const lists = useRegistrationLists();
  const chapter = useNamedChapter();
  const form = usePublicForm(
    {
      id: `register-${kind}`,
      call: registrationCalls[kind],
      schema: registrationSchema,
      extras: { locale },
      ...(kindFields[kind].chapter && { start: { chapter_id: chapter } }),
      groups: registrationGroups(kind, t, lists),
    },
    element,
    ({ body }) => {
      const id = registrationAnswerSchema.safeParse(body).data?.data.user_id;
      void navigate(`/verify-email${id === undefined ? '' : `?user_id=${id}`}`);
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
        <Small>
          <Text size="small">
            <Link to="/about/privacy">{t('form.privacy')}</Link>
          </Text>
          <Text size="small" tone="soft">
            {t('form.tail')}
          </Text>
        </Small>
      </PublicFormBody>
    </FormPage>
  );
}
