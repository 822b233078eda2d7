import { testInjectedTexts } from './journeys/injection';

testInjectedTexts('chapter');
testInjectedTexts('article');
