import { previewErrors, testDraft } from './journeys/admin-preview';
import { test } from './support/test';

test.use({ expectedErrors: previewErrors });

testDraft('news');
