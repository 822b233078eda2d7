import { featuresOfTier } from './standard/features-of-tier';
import { testAdding } from './standard/test-adding';

testAdding(featuresOfTier.add.full);
