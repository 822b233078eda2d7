import { defineScreen } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { Lead, Page } from '../../lib/page.styles';
import type { PrivacyDocument } from './documents/privacy-document';
import { DocumentScreen } from './document-screen';
import { lazyDocument } from './lazy-document';
import { Changed, Contents, Head, Layout, Policy, Title } from './privacy.styles';
import { StorageTable } from './storage-table';

const source = lazyDocument<PrivacyDocument>({
  en: () => import(/* webpackChunkName: "privacy-en" */ './documents/privacy-en'),
  es: () => import(/* webpackChunkName: "privacy-es" */ './documents/privacy-es'),
  pt: () => import(/* webpackChunkName: "privacy-pt" */ './documents/privacy-pt'),
});

/** Date of the last change; all languages change together. */
const changedOn = '2026-11-30';

export const screen = defineScreen({ Component: Privacy });

function Privacy() {
  return <DocumentScreen source={source}>{(document) => <PolicyText document={document} />}</DocumentScreen>;
}

function PolicyText({ document }: { readonly document: PrivacyDocument }) {
  const { date } = useFormats();
  const { sections, storage } = document;
  const lastChange = date(changedOn, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Page>
      <Head>
        <Title>{document.title}</Title>
        <Lead>{document.lead}</Lead>
        <Changed>{document.updated.replace('{date}', lastChange)}</Changed>
      </Head>
      <Layout>
        <Contents aria-label={document.contents}>
          <ul>
            {[...sections, storage].map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`} variant="quiet" isNative>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Contents>
        <Policy>
          {sections.map(({ id, title, paragraphs, points }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points !== undefined && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          <section id={storage.id} aria-labelledby={`${storage.id}-title`}>
            <h2 id={`${storage.id}-title`}>{storage.title}</h2>
            <p>{storage.lead}</p>
            <StorageTable storage={storage} />
            <p>{storage.note}</p>
          </section>
        </Policy>
      </Layout>
    </Page>
  );
}
