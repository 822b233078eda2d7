import { featuresOfTier } from './standard/features-of-tier';
import { testListing } from './standard/test-listing';

testListing(featuresOfTier.list.full);
