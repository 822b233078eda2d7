import { defineScreen, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { Head, Lead, Page, PageTitle } from '../../lib/page.styles';
import { Eyebrow } from '../../lib/part.styles';
import { pathWith } from '../../lib/page-search';
import { Door } from './door';
import { chapterParameter, kinds } from './kinds';
import { DoorPlace, Doors, Known } from './register.styles';
import { registerTexts } from './texts';

export const screen = defineScreen({ Component: Register, texts: [registerTexts] });

function Register() {
  const t = useTexts(registerTexts);
  const chapter = useScreen().search.get(chapterParameter) ?? undefined;
  return (
    <Page>
      <Head>
        <Eyebrow>{t('choice.eyebrow')}</Eyebrow>
        <PageTitle>{t('choice.title')}</PageTitle>
        <Lead>{t('choice.lead')}</Lead>
      </Head>
      <Doors>
        {kinds.map((kind) => (
          <DoorPlace key={kind}>
            <Door kind={kind} />
            <div>
              <h2>
                <Link to={pathWith(`/register/${kind}`, { [chapterParameter]: chapter })} variant="cover">
                  {t(`kinds.${kind}.name`)}
                </Link>
              </h2>
              <p>{t(`kinds.${kind}.says`)}</p>
              <p>{t(`kinds.${kind}.gets`)}</p>
            </div>
          </DoorPlace>
        ))}
      </Doors>
      <Known>
        <span>{t('choice.free')}</span> <span>{t('choice.known')}</span> <Link to="/login">{t('choice.signIn')}</Link>
      </Known>
    </Page>
  );
}
