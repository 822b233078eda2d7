import { locales } from '@enlace/shared-contract/text';
import { Badge, Button, Cluster, Picture, Text } from '@enlace/shared-ui';
import { useDeferredValue, useMemo, useState } from 'react';

import { fieldsOf } from '../declare/admin-resource';
import { useForm } from '../form/form-context';
import { readValues } from '../form/form-values';
import { cutText, type CutText } from './cut-text';
import { headOfForm, readSite, type FormHead, type Source } from './head-of-form';
import { measureIn } from './measure-text';
import { Card, CardWords, Choices, Crumbs, Fact, Facts, Frame, Mark, Result } from './seo-preview.styles';
import { useSeoPreviewTexts } from './texts';

/** Widths in pixels at which search engines truncate; a text below `least` leaves space unused. */
const devices = {
  desktop: {
    title: { size: 20, limit: 580, least: 200 },
    description: { size: 14, limit: 920, least: 400 },
  },
  phone: {
    title: { size: 18, limit: 640, least: 180 },
    description: { size: 14, limit: 680, least: 300 },
  },
} as const;

type Device = keyof typeof devices;

export interface SeoPreviewProps {
  readonly kind: 'search' | 'card';
}

/** Preview of the record's page in search results or as a shared card if the form were saved now, in each language. */
export function SeoPreview({ kind }: SeoPreviewProps) {
  const t = useSeoPreviewTexts();
  const { admin, form, language, setLanguage } = useForm();
  const [device, setDevice] = useState<Device>('desktop');
  const [site] = useState(readSite);
  const values = useDeferredValue(form.values);
  const head = useMemo(() => {
    const { contract } = admin.handle;
    const fields = fieldsOf(admin);
    const record = form.record ?? {};
    const before = { record, values: readValues(fields, contract, record) };
    return headOfForm({ contract, fields, values, before, locale: language, site });
  }, [admin, form.record, language, site, values]);
  if (head === null) return null;
  return (
    <Frame aria-label={t(kind)}>
      <Choices>
        <strong>{t(kind)}</strong>
        <Choice
          label={t('language')}
          options={locales}
          value={language}
          say={(one) => t(`languages.${one}`)}
          onChange={setLanguage}
        />
        {kind === 'search' && (
          <Choice
            label={t('device')}
            options={['desktop', 'phone'] as const}
            value={device}
            say={(one) => t(`devices.${one}`)}
            onChange={setDevice}
          />
        )}
      </Choices>
      {kind === 'search' ? (
        <SearchResult head={head} device={device} lang={language} site={site.productName} />
      ) : (
        <SharedCard head={head} lang={language} />
      )}
    </Frame>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly value: T;
  readonly say: (option: T) => string;
  readonly onChange: (option: T) => void;
}

function Choice<T extends string>({ label, options, value, say, onChange }: ChoiceProps<T>) {
  return (
    <Cluster gap={4} role="group" aria-label={label}>
      {options.map((option) => (
        <Button
          key={option}
          size="small"
          variant={option === value ? 'secondary' : 'ghost'}
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {say(option)}
        </Button>
      ))}
    </Cluster>
  );
}

interface SearchResultProps {
  readonly head: FormHead;
  readonly device: Device;
  readonly lang: string;
  readonly site: string;
}

function SearchResult({ head, device, lang, site }: SearchResultProps) {
  const t = useSeoPreviewTexts();
  const { title: line, description: lines } = devices[device];
  const title = cutText(head.title, line.limit, measureIn(line.size));
  const description = cutText(head.description, lines.limit, measureIn(lines.size));
  const { host, pathname } = new URL(head.url);
  return (
    <>
      {head.isHidden && (
        <Text size="small">
          <Badge tone="warning">noindex</Badge> {t('hidden')}
        </Text>
      )}
      <Result data-device={device} lang={lang}>
        <Crumbs>
          <Mark aria-hidden>{site.charAt(0)}</Mark>
          <span>
            <b>{site}</b>
            {[host, ...decodeURI(pathname).split('/').filter(Boolean)].join(' › ')}
          </span>
        </Crumbs>
        <p data-part="title">{title.text}</p>
        <p data-part="description">{description.text}</p>
      </Result>
      <Facts>
        <Measured name={t('title')} cut={title} bounds={line} source={head.sources.title} />
        <Measured name={t('description')} cut={description} bounds={lines} source={head.sources.description} />
      </Facts>
      {head.url.endsWith('…') && (
        <Text size="caption" tone="soft">
          {t('newPage')}
        </Text>
      )}
    </>
  );
}

interface MeasuredProps {
  readonly name: string;
  readonly cut: CutText;
  readonly bounds: { readonly limit: number; readonly least: number };
  readonly source: Source;
}

const tones = { short: 'neutral', good: 'success', long: 'warning' } as const;

function Measured({ name, cut: { width, isCut }, bounds: { limit, least }, source }: MeasuredProps) {
  const t = useSeoPreviewTexts();
  const fit = isCut ? 'long' : width < least ? 'short' : 'good';
  return (
    <Fact>
      <dt>{name}</dt>
      <dd>
        <Badge tone={tones[fit]}>{t(`fits.${fit}`)}</Badge> {t('width', { width, limit })}
        <small>{t(`sources.${source}`)}</small>
      </dd>
    </Fact>
  );
}

function SharedCard({ head: { card, sources, url }, lang }: Pick<SearchResultProps, 'head' | 'lang'>) {
  const t = useSeoPreviewTexts();
  const parts = [
    ['picture', sources.image],
    ['title', sources.cardTitle],
    ['description', sources.cardDescription],
  ] as const;
  return (
    <>
      <Card lang={lang}>
        <Picture src={withoutOrigin(card.image)} alt="" ratio="1.91" seed={card.title} />
        <CardWords>
          <small>{new URL(url).host}</small>
          <b>{card.title}</b>
          <span>{card.description}</span>
        </CardWords>
      </Card>
      <Facts>
        {parts.map(([part, source]) => (
          <Fact key={part}>
            <dt>{t(part)}</dt>
            <dd>
              <small>{t(`sources.${source}`)}</small>
            </dd>
          </Fact>
        ))}
      </Facts>
    </>
  );
}

/** Loads pictures of this site from the current origin. */
function withoutOrigin(address: string): string {
  return address.startsWith(window.location.origin) ? address.slice(window.location.origin.length) : address;
}
