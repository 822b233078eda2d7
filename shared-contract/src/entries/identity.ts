export {
  accountCalls,
  forgotPasswordSchema,
  pinOf,
  resendVerificationSchema,
  resetPasswordSchema,
  undoEmailChangeSchema,
  verifyEmailAnswerSchema,
  verifyEmailSchema,
} from '../endpoints/account-proofs';
export { authCalls, type TokenAnswer, tokenAnswerSchema } from '../endpoints/auth';
export {
  type Impersonation,
  impersonationCalls,
  impersonationMinutes,
  impersonationSchema,
  startImpersonationSchema,
} from '../endpoints/impersonation';
export { type Credentials, loginSchema } from '../endpoints/login';
export {
  type AccountDuplicates,
  accountDuplicatesSchema,
  distinctAccountsSchema,
  type DistinctPairs,
  distinctPairsSchema,
  type Merge,
  mergeCalls,
  type MergeField,
  mergeFields,
  mergeSchema,
  mergeUndoMinutes,
  mergeUsersSchema,
  undoMergeSchema,
} from '../endpoints/merges';
export { keepDataSchema, privacyCalls, removalDays, removalSchema, removeDataSchema } from '../endpoints/privacy';
export {
  rightsCalls,
  type RightsMatrix,
  rightsMatrixSchema,
  type RightsOfPerson,
  rightsOfPersonSchema,
  type RightSource,
  type SavedMatrix,
  savedMatrixSchema,
  type SavedPersonRights,
  savedPersonRightsSchema,
  type SavePersonRights,
  savePersonRightsSchema,
  type SaveRights,
  saveRightsSchema,
} from '../endpoints/rights';
export {
  addPasskeySchema,
  completeSignInSchema,
  confirmTotpSchema,
  type Factor,
  factorAddedSchema,
  type Factors,
  factorsAnswerSchema,
  passkeyOptionsSchema,
  readSecondStepSchema,
  recoveryCodeCount,
  removeUserFactorsSchema,
  requestPasskeySchema,
  secondFactorCalls,
  secondStepDetailsSchema,
  secondStepSchema,
  totpStartSchema,
} from '../endpoints/second-factor';
export {
  deactivateSchema,
  deactivationSchema,
  meParts,
  meQuerySchema,
  type OwnSignIn,
  ownSignInsSchema,
  proveAnswerSchema,
  proveSchema,
  reactivateSchema,
  signInsSchema,
  userCalls,
} from '../endpoints/users';
export { permissions } from '../resources/lookups';
export { people } from '../resources/people';
export {
  type Audience,
  audiences,
  defaultPrivacy,
  levelsOpenTo,
  type Privacy,
  privacyChangeSchema,
  type PrivacyLevel,
  privacyLevels,
  privacySchema,
  type PrivateField,
  privateFields,
} from '../resources/privacy';
export { roles } from '../resources/roles';
export { type User, userSchema } from '../resources/user';
export { accountStates, founders, type UserRecord, userRecordSchema, users } from '../resources/users';
export { lostRegistrationDays, resendLostCall, usersLost } from '../resources/users-lost';
