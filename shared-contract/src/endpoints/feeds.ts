import { publicAccess } from '../access';
import { wire } from '../define-resource';

/** The newest stories as RSS 2.0, in the language of `?lang=`; the site shows it as `/news/feed.xml`. */
export const newsFeedCall = wire.get('/api/v2/news/feed', publicAccess);
