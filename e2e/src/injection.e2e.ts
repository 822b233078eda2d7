import { testInjectedTexts } from './journeys/injection';

testInjectedTexts('company');
