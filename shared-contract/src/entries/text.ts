export { cleanLine, cleanText } from '../clean-text';
export { clockTime } from '../clock-time';
export { isDay } from '../days';
export { formatMoney, moneyLocale, moneyText, readMoney, toMinorUnits } from '../money';
export { readNumber } from '../read-number';
export { dayInZone, daysOf, monthAfter } from '../months';
export { isLocale, type Locale, localeKey, locales, type LocalizedText, pickLocale, splitLocale } from '../text';
export { allowRichText, foreignTag, markupAttributes, markupElements, richTextElements, trustHtml } from '../trust';
