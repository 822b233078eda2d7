export { type HeadTag, headTags } from '../head-tags';
export { headDefaults, pageHead, type TitledPage } from '../page-head';
export { type RecordHead, recordHeadSchema } from '../record-head';
export { recordSeo } from '../record-seo';
export { ownSeoFieldNames, type Seo, seoFieldNames, seoSchema } from '../seo';
export { routeStructuredData, structuredData, structuredDataMarkup } from '../structured-data';
