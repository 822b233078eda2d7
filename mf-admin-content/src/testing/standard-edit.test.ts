import { featuresOfTier } from './standard/features-of-tier';
import { testEditing } from './standard/test-editing';

testEditing(featuresOfTier.edit.first);
