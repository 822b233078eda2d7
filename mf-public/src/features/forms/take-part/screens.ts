import type { Locale } from '@enlace/shared-contract/text';
import { defineScreen, type Screen } from '@enlace/shared-data';
import type { ComponentType } from 'react';

import { allChaptersQuery } from '../../../lib/chapter-names';
import { chapters } from '../../../lib/chapters.slice';
import { countries } from '../../../lib/countries.slice';
import { countriesQuery } from '../../../lib/form/country-choices';
import { formSlices, formWords } from '../screens/form-parts';
import { HostForm } from './host-form';
import { ReportForm } from './report-form';
import { StartChapterForm } from './start-chapter-form';
import { TalkForm } from './talk-form';
import { takePartTexts } from './texts';
import { VolunteerForm } from './volunteer-form';

const texts = [...formWords, takePartTexts];
const chapterQueries = ({ locale }: { readonly locale: Locale }) => [chapters.list(allChaptersQuery(locale))];
const withChapters = (Component: ComponentType): Screen =>
  defineScreen({ Component, slices: [...formSlices, chapters], texts, load: chapterQueries });

/** The screens of one chunk, by page. */
export const screens = {
  'start-chapter': defineScreen({
    Component: StartChapterForm,
    slices: [...formSlices, countries],
    texts,
    load: ({ locale }) => [countries.list(countriesQuery(locale))],
  }),
  'propose-talk': withChapters(TalkForm),
  'host-event': withChapters(HostForm),
  volunteer: withChapters(VolunteerForm),
  'report-incident': defineScreen({ Component: ReportForm, slices: formSlices, texts }),
};
