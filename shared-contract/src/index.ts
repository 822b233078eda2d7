export { publicAccess, isAllowed, mayCall, only, roleNames, signedIn, viewerSchema } from './access';
export type { Access, RoleName, Viewer } from './access';
export { bootElementId, bootSchema, servedStateSchema, stateElementId } from './boot';
export type { Boot, BootOfPage, ServedState, SharedBoot } from './boot';
export { foldBrackets, toFormEntries } from './brackets';
export type { FormEntry, FormScalar } from './brackets';
export { consentKey, consentValues } from './consent';
export { draftFields, draftStates, failedPlanSchema, previewParameter } from './draft-fields';
export type { DraftState } from './draft-fields';
export { resourcesOfCall } from './capabilities';
export { defineResource, resourceCapabilities, wire } from './define-resource';
export { formatMoney, moneyDigits, moneyText, readMoney, toMinorUnits } from './money';
export { dayInZone, daysOf, monthAfter } from './months';
export type { MonthDay } from './months';
export { limitsOf } from './field-limits';
export type { FieldLimits } from './field-limits';
export type { SchemaPart } from './schema-part';
export type {
  Capabilities,
  EntityOf,
  FieldsSchema,
  FiltersOf,
  ChildRows,
  Relation,
  Resource,
  ResourceCapability,
  ResourceOperation,
  ResourceWire,
  RowOf,
  WriteOf,
} from './define-resource';
export {
  accountCalls,
  forgotPasswordSchema,
  pinOf,
  resendVerificationSchema,
  resetPasswordSchema,
  undoEmailChangeSchema,
  verifyEmailAnswerSchema,
  verifyEmailSchema,
} from './endpoints/account-proofs';
export {
  administratorSchema,
  administratorsPath,
  databaseCopyPath,
  internalAdministratorsPath,
  newAdministratorSchema,
} from './endpoints/administrators';
export type { Administrator, NewAdministrator } from './endpoints/administrators';
export { authCalls, loginSchema, tokenAnswerSchema } from './endpoints/auth';
export type { Credentials, TokenAnswer } from './endpoints/auth';
export { exportColumnCap, exportSchema, listCalls, neighboursSchema } from './endpoints/admin-lists';
export type { ExportBody, Neighbours } from './endpoints/admin-lists';
export {
  bulkCalls,
  bulkIdCap,
  bulkJobAnswerSchema,
  bulkJobsAnswerSchema,
  bulkJobsQuerySchema,
  bulkJobSchema,
  bulkOperations,
  bulkReasons,
  bulkRowCap,
  bulkSchema,
  bulkStates,
  bulkTrialSchema,
  selectionSchema,
} from './endpoints/bulk';
export type {
  BulkBody,
  BulkJob,
  BulkJobsQuery,
  BulkOperation,
  BulkReason,
  BulkState,
  BulkTrial,
  Selection,
} from './endpoints/bulk';
export {
  importAnswerSchema,
  importCalls,
  importCheckBodySchema,
  importCheckSchema,
  importColumnCap,
  importCorrectionAnswerSchema,
  importCorrectionSchema,
  importDelimiters,
  importEncodings,
  importErrorColumn,
  importReadingSchema,
  importRowCap,
  importRowSchema,
  importSchema,
  importSizeCap,
  importStates,
} from './endpoints/imports';
export type { Import, ImportCheck, ImportRow } from './endpoints/imports';
export { dashboardCalls, membersByCountrySchema, totalMembersSchema } from './endpoints/dashboards';
export {
  addAttendSchema,
  attendanceCalls,
  attendeeSchema,
  attendeeStates,
  attendeeTicketSchema,
  heldTicketSchema,
  myTicketsQuerySchema,
  myTicketsSchema,
  myTicketStates,
} from './endpoints/attendance';
export {
  addDownloadTokenSchema,
  attendeeColumnNames,
  attendeeColumnsSchema,
  attendeeDownloadCalls,
  attendeeFileFormats,
  attendeeFilterSchema,
  badgeLayouts,
  badgesQuerySchema,
  downloadTokenSchema,
} from './endpoints/attendee-downloads';
export type { AttendeeFilter, DownloadName } from './endpoints/attendee-downloads';
export {
  questionCalls,
  questionInputSchema,
  questionSchema,
  questionsSchema,
  questionTypes,
} from './endpoints/questions';
export type { Question } from './endpoints/questions';
export {
  attendeeTicketCalls,
  changedTicketSchema,
  changeTicketSchema,
  confirmTicketEmailSchema,
  ticketFormSchema,
  transferredTicketSchema,
  transferTicketSchema,
  createMeetingSchema,
  lostTicketsSchema,
  meetingAnswerSchema,
  meetingSchema,
  sendQrMailSchema,
} from './endpoints/attendee-tickets';
export {
  addAttendeeSchema,
  approveAttendeesSchema,
  attendeeDetailsSchema,
  attendeesCalls,
  attendeesSchema,
  attendeeSorts,
  bulkAttendeesSchema,
  cancelAttendeeSchema,
  cancelAttendeesSchema,
  listAttendeesSchema,
  mostBulkAttendees,
  refuseAttendeesSchema,
  resendAttendeesSchema,
  transferAttendeeSchema,
} from './endpoints/attendees';
export type { AttendeeDetails, AttendeesQuery, ChosenAttendees, ListedAttendee } from './endpoints/attendees';
export {
  codeKinds,
  codeRefusals,
  codeScopes,
  eventCodeCalls,
  eventCodeInputSchema,
  eventCodeSchema,
  eventCodesInputSchema,
  eventCodesQuerySchema,
  eventCodesSchema,
  offerQuerySchema,
  offerSchema,
} from './endpoints/event-codes';
export {
  acceptedOfferSchema,
  joinedWaitingListSchema,
  joinWaitingListSchema,
  myWaitingPlacesSchema,
  waitingChances,
  waitingListCalls,
  waitingPlaceSchema,
  waitingStates,
} from './endpoints/waiting-lists';
export {
  editWaitingSettingsSchema,
  listWaitingEntriesSchema,
  moveWaitingEntrySchema,
  offerMinutes,
  offersPreviewAnswerSchema,
  offersPreviewSchema,
  previewOffersSchema,
  waitingEntriesSchema,
  waitingEntryCalls,
  waitingEntrySchema,
  waitingMoves,
  waitingSettingsAnswerSchema,
  waitingSettingsSchema,
  waitingSorts,
} from './endpoints/waiting-entries';
export type { WaitingEntriesQuery, WaitingEntry, WaitingSettings } from './endpoints/waiting-entries';
export {
  addMessageSchema,
  eventMessageAnswerSchema,
  eventMessageCalls,
  eventMessageSchema,
  eventMessagesQuerySchema,
  eventMessagesSchema,
  eventMessageStates,
  messageAudiences,
  messagePlaceholders,
  messagePreviewSchema,
  previewMessageSchema,
  testedMessageSchema,
  testMessageSchema,
} from './endpoints/event-messages';
export type { EventMessage, MessageSegment, MessageTexts } from './endpoints/event-messages';
export { eventPoolCalls, eventPoolInputSchema, eventPoolSchema, eventPoolsSchema } from './endpoints/event-pools';
export {
  addHoldSchema,
  attentionStates,
  confirmHoldSchema,
  holdCalls,
  holdKeyHeader,
  holdSchema,
  orderStates,
} from './endpoints/holds';
export {
  createPaymentIntentSchema,
  paymentCalls,
  paymentSchema,
  refundOrderSchema,
  refundSchema,
  refundStates,
} from './endpoints/payments';
export {
  archiveEventSchema,
  cancelEventSchema,
  cancellationSchema,
  copyEventSchema,
  copySchema,
  eventReportSchema,
  eventWorkCalls,
} from './endpoints/event-work';
export type { Cancellation, EventReport } from './endpoints/event-work';
export { listOrdersSchema, orderCalls, orderSchema, ordersSchema, settleOrderSchema } from './endpoints/event-orders';
export type { ListedOrder, OrderDetails, OrdersQuery } from './endpoints/event-orders';
export { seatCountCalls, seatCountSchema, seatCountsQuerySchema, seatCountsSchema } from './endpoints/seat-counts';
export { auditCalls, auditEntrySchema, auditQuerySchema, auditSchema, auditVerdictSchema } from './endpoints/audit';
export type { AuditEntry } from './endpoints/audit';
export {
  backgroundJobCalls,
  backgroundJobKinds,
  deadJobDoneSchema,
  deadJobSchema,
  deadJobsQuerySchema,
  deadJobsSchema,
} from './endpoints/background-jobs';
export type { BackgroundJobKind, DeadJob } from './endpoints/background-jobs';
export {
  draftAnswerSchema,
  draftCalls,
  failedPlansSchema,
  previewAnswerSchema,
  previewHours,
  scheduleSchema,
} from './endpoints/drafts';
export type { DraftAnswer } from './endpoints/drafts';
export {
  editingPreference,
  compareQuerySchema,
  comparisonSchema,
  deletionSchema,
  deletionsSchema,
  editConflictSchema,
  historyCalls,
  movedPartsSchema,
  restoreRevisionSchema,
  revisionActions,
  revisionDetailSchema,
  revisionSchema,
  revisionsQuerySchema,
  revisionsSchema,
  undoMinutes,
  undoneSchema,
  undoSchema,
  versionTag,
} from './endpoints/history';
export type { ChangedChild, Deletion, EditConflict, MovedPart, Revision, RevisionAction } from './endpoints/history';
export {
  presenceCall,
  presenceSchema,
  presenceBeatMs,
  presenceSeconds,
  presenceWaitSeconds,
  presenceStates,
  presentPeopleSchema,
} from './endpoints/presence';
export type { PresentPerson } from './endpoints/presence';
export { dependentsCall, dependentsSchema } from './endpoints/dependents';
export type { Dependent } from './endpoints/dependents';
export {
  couponFaults,
  couponQuerySchema,
  couponSchema,
  createFeatureSchema,
  featureSchema,
  featuresSchema,
  packageCalls,
  rolesWithPackagesSchema,
  packageSchema,
  packagesSchema,
  priceCap,
  pricedPackageSchema,
  pricedPackagesSchema,
  roleQuerySchema,
  updateAllPackagesSchema,
  updateFeatureSchema,
  updatePackageSchema,
  updateToggleSchema,
} from './endpoints/packages';
export type { Coupon, CouponFault, Feature, Package, PricedPackage, RoleWithPackages } from './endpoints/packages';
export { indexFilterSchema, indexKinds, latinasFilterSchema, toolCalls } from './endpoints/tools';
export type { IndexFilter, IndexKind, LatinasFilter } from './endpoints/tools';
export { versioningCalls, versioningQuerySchema, versioningSchema, versioningsSchema } from './endpoints/versionings';
export type { Versioning } from './endpoints/versionings';
export {
  addCourseByPlaylistSchema,
  bySlugSchema,
  learningCalls,
  playlistAnswerSchema,
  playlistPreviewSchema,
  previewPlaylistSchema,
  playlistCap,
  playlistOutcomes,
} from './endpoints/learning';
export {
  completeLessonSchema,
  enrolledSchema,
  enrolmentCalls,
  enrolSchema,
  lessonLocks,
  type MyCourse,
  myCoursesSchema,
  ofCourseSchema,
  refusedLearningSchema,
  type Unmet,
  type UserLesson,
  userLessonsSchema,
} from './endpoints/enrolment';
export {
  type Certificate,
  certificateCalls,
  certificateSchema,
  revokeCertificateSchema,
} from './endpoints/certificates';
export { storeWatchedSchema, type Watched, watchedAnswerSchema, watchingCalls } from './endpoints/watching';
export {
  addLessonsSchema,
  type CourseOutline,
  mostModules,
  outlineAnswerSchema,
  outlineCalls,
  type OutlineLesson,
  storeOutlineSchema,
} from './endpoints/course-outline';
export {
  answerQuizSchema,
  attemptAnswerSchema,
  mostAttempts,
  type Quiz,
  quizAnswerSchema,
  type QuizAttempt,
  quizCalls,
  quizKinds,
  type QuizQuestion,
  quizQuestionsSchema,
  storeQuestionsSchema,
} from './endpoints/quizzes';
export {
  addLessonNoteSchema,
  editLessonNoteSchema,
  type LessonNote,
  lessonWorkCalls,
  longestNote,
  longestTaskWork,
  mostNotes,
  noteAnswerSchema,
  notesSchema,
  type TaskWork,
  taskWorkAnswerSchema,
  submitTaskSchema,
} from './endpoints/lesson-work';
export {
  addCouponSchema,
  couponCalls,
  couponSorts,
  couponsSchema,
  type CouponsQuery,
  couponViews,
  editCouponSchema,
  listCouponsSchema,
  type ListedCoupon,
  writtenCouponSchema,
} from './endpoints/coupons';
export { cardLinkCalls, cardLinkSchema, type CardLinkState, linkedCardSchema } from './endpoints/card-links';
export {
  answerLessonQuestionSchema,
  askLessonQuestionSchema,
  editLessonPostSchema,
  type LessonAnswer,
  lessonPostCalls,
  type LessonQuestion,
  lessonQuestionSchema,
  lessonQuestionsSchema,
  listLessonQuestionsSchema,
  longestPost,
  type QuestionChoice,
  questionChoices,
} from './endpoints/lesson-posts';
export {
  type CourseReview,
  courseReviewCalls,
  type CourseReviews,
  courseReviewSchema,
  courseReviewsSchema,
  listCourseReviewsSchema,
  longestReview,
  type ReviewSort,
  reviewSorts,
  reviewThreshold,
  storeCourseReviewSchema,
} from './endpoints/course-reviews';
export {
  getMyLearningSchema,
  learningGoalSchema,
  type LearningMatter,
  learningMatters,
  type LearningWeek,
  myLearningCalls,
  myLearningSchema,
  storeLearningGoalSchema,
} from './endpoints/my-learning';
export {
  courseLearnerCalls,
  courseStopsSchema,
  type CourseWaiver,
  downloadProgressSchema,
  grantLessonsSchema,
  type Learner,
  type LearnerDetails,
  learnerSchema,
  type LearnerSort,
  learnerSorts,
  learnersSchema,
  type LearnersQuery,
  type LearnerState,
  learnerStates,
  lessonMinutesSchema,
  type LessonStop,
  listLearnersSchema,
  waiveCoursesSchema,
  waiversSchema,
} from './endpoints/course-learners';
export {
  type CapabilityName,
  capabilityNames,
  entitlementCalls,
  type EntitlementState,
  entitlementsSchema,
} from './endpoints/entitlements';
export {
  calculateChangeSchema,
  cancelReasons,
  cancelSubscriptionSchema,
  cardAnswerSchema,
  changeAnswerSchema,
  changeMembershipSchema,
  couponAnswerSchema,
  getInvoiceFileSchema,
  getReceiptsSchema,
  type Invoice,
  invoicesSchema,
  type Membership,
  membershipCalls,
  membershipSchema,
  type PaymentKey,
  paymentKeySchema,
  type Quote,
  quoteSchema,
  retrieveCouponSchema,
  subscriptionStates,
  updateCardSchema,
} from './endpoints/memberships';
export {
  downloadInvoicesSchema,
  endGivenPlanSchema,
  getMemberInvoiceFileSchema,
  getMembershipFiguresSchema,
  givePlanSchema,
  type ListedMembership,
  listMembershipsSchema,
  type MemberInvoice,
  memberMembershipSchema,
  memberRefundSchema,
  type MembershipDetails,
  type MembershipFigures,
  membershipFiguresSchema,
  membershipSorts,
  membershipsSchema,
  type MembershipsQuery,
  type MembershipView,
  membershipViews,
  mostPausedDays,
  movementKinds,
  pauseDunningSchema,
  refundInvoiceSchema,
  treasuryCalls,
  writeOffSchema,
} from './endpoints/treasury';
export {
  type Donation,
  donationCalls,
  type DonationKind,
  donationKinds,
  donationLimits,
  donationPaymentSchema,
  type DonationReceipt,
  donationSchema,
  donationStates,
  getReceiptFileSchema,
  getYearReceiptsSchema,
  myDonationsSchema,
  type StartedDonation,
  startDonationSchema,
  startedDonationSchema,
} from './endpoints/donations';
export {
  type DonationDetails,
  donationOfficeCalls,
  donationsSchema,
  donationSorts,
  type DonationsQuery,
  type DonationView,
  donationViews,
  downloadDonationsSchema,
  getGivenReceiptFileSchema,
  givenDonationSchema,
  type GivenReceipt,
  type ListedDonation,
  listDonationsSchema,
  refundDonationSchema,
} from './endpoints/donation-office';
export type { PlaylistAnswer, PlaylistOutcome, PlaylistPreview } from './endpoints/learning';
export { deletedRowsCall, deletedRowsQuerySchema, deletedRowsSchema, restoreCall } from './endpoints/trash';
export type { DeletedRow } from './endpoints/trash';
export { searchAnswerSchema, searchCall, searchLimits, searchOrders, searchQuerySchema } from './endpoints/search';
export type { MarkedText, SearchAnswer, SearchGroup, SearchHit } from './endpoints/search';
export { sitemapCalls, sitemapPartSchema, sitemapPartSize, sitemapPartsSchema } from './endpoints/sitemap';
export { navigationAnswerSchema, navigationCall } from './endpoints/navigation';
export type { NavigationEntry } from './endpoints/navigation';
export { statsAnswerSchema, statsCall } from './endpoints/stats';
export type { Stats } from './endpoints/stats';
export { keepDataSchema, privacyCalls, removalDays, removalSchema, removeDataSchema } from './endpoints/privacy';
export {
  addPasskeySchema,
  completeSignInSchema,
  confirmTotpSchema,
  factorAddedSchema,
  factorKinds,
  factorsAnswerSchema,
  factorSchema,
  passkeyOptionsSchema,
  readSecondStepSchema,
  recoveryCodeCount,
  removeUserFactorsSchema,
  requestPasskeySchema,
  secondFactorCalls,
  secondStepDetailsSchema,
  secondStepSchema,
  totpStartSchema,
} from './endpoints/second-factor';
export type { Factor, Factors } from './endpoints/second-factor';
export {
  meParts,
  meQuerySchema,
  ownSignInsSchema,
  proveAnswerSchema,
  deactivateSchema,
  deactivationSchema,
  proveSchema,
  reactivateSchema,
  signInsSchema,
  userCalls,
} from './endpoints/users';
export {
  accountFaults,
  rightsCalls,
  rightsMatrixSchema,
  savedMatrixSchema,
  rightsOfPersonSchema,
  savedPersonRightsSchema,
  savePersonRightsSchema,
  saveRightsSchema,
} from './endpoints/rights';
export type {
  RightsMatrix,
  SavedMatrix,
  RightSource,
  RightsOfPerson,
  SavedPersonRights,
  SavePersonRights,
  SaveRights,
} from './endpoints/rights';
export {
  startImpersonationSchema,
  impersonationCalls,
  impersonationMinutes,
  impersonationSchema,
} from './endpoints/impersonation';
export type { Impersonation } from './endpoints/impersonation';
export { recordLabel, roleLabel } from './role-labels';
export {
  accountDuplicatesSchema,
  distinctAccountsSchema,
  distinctPairsSchema,
  duplicateReasons,
  mergeCalls,
  mergeFields,
  mergeSchema,
  mergeUndoMinutes,
  mergeUsersSchema,
  undoMergeSchema,
} from './endpoints/merges';
export type { AccountDuplicates, DistinctPairs, Merge, MergeField } from './endpoints/merges';
export {
  accountTypes,
  companyPerkSchema,
  companyRegistrationDraftSchema,
  companyRegistrationPath,
  companyRegistrationSchema,
  companyRegistrationTwoSchema,
  contactUsSchema,
  formCalls,
  formChallengeSchema,
  formDrops,
  formKinds,
  formReceiptSchema,
  guardSchema,
  honeypotField,
  incidentReportPath,
  investorContactSchema,
  pressInterviewSchema,
  pressInvitationSchema,
  sentParameter,
  sponsorContactSchema,
  sponsorRecruiterAccountSchema,
} from './endpoints/forms';
export {
  chapterStartSchema,
  hostingOfferSchema,
  incidentReportSchema,
  reportIdentities,
  talkFormats,
  talkProposalSchema,
  volunteerHours,
  volunteeringSchema,
} from './endpoints/take-part-forms';
export type { FormKind } from './endpoints/forms';
export {
  addNoteSchema,
  convertEntrySchema,
  convertTargets,
  duplicateMatches,
  duplicatesSchema,
  exportInboxSchema,
  findDuplicatesSchema,
  formFamilies,
  inboxAnswerSchema,
  inboxCalls,
  inboxEntrySchema,
  inboxRowSchema,
  inboxSchema,
  inboxSorts,
  listInboxSchema,
  openStates,
  previewReplySchema,
  replyPlaceholders,
  replyPreviewSchema,
  sendReplySchema,
  workloadSchema,
} from './endpoints/forms-inbox';
export type {
  ConvertTarget,
  Duplicates,
  FormFamilyName,
  InboxEntry,
  InboxQuery,
  InboxRow,
  Workload,
} from './endpoints/forms-inbox';
export {
  changedEntriesSchema,
  changeEntriesSchema,
  inboxChangeCap,
  changeEntrySchema,
  inboxChangesSchema,
  undoChangeSchema,
  undoneChangeSchema,
} from './endpoints/inbox-changes';
export type { ChangedEntries, InboxChange } from './endpoints/inbox-changes';
export {
  registrationAnswerSchema,
  registrationCalls,
  registrationDrops,
  kindsWithCompany,
  registrationKinds,
  registrationRoles,
  registrationSchema,
} from './endpoints/registration';
export type { RegistrationKind } from './endpoints/registration';
export {
  addSeriesSchema,
  copyToSeriesSchema,
  eventSeriesSchema,
  mostSeriesDates,
  previewSeriesSchema,
  removeFromSeriesSchema,
  seriesCalls,
  seriesChangeSchema,
  seriesFrequencies,
  seriesMonthDays,
  seriesParts,
  seriesPreviewSchema,
  seriesSchema,
  seriesScopes,
  seriesWeekdays,
} from './endpoints/series';
export type { SeriesRule } from './endpoints/series';
export {
  addCheckInListSchema,
  checkInCalls,
  checkInCountsSchema,
  checkInListSchema,
  checkInListsSchema,
  checkInPeopleQuerySchema,
  checkInPeopleSchema,
  checkInResults,
  editCheckInListSchema,
  mostSyncedScans,
  redeemTicketSchema,
  redemptionSchema,
  saveCheckInListSchema,
  snapshotPageSize,
  snapshotPersonSchema,
  snapshotQuerySchema,
  snapshotSchema,
  syncCheckInsSchema,
  syncedScansSchema,
  undoCheckInSchema,
} from './endpoints/check-in';
export type { CheckInList, CheckInResult, Redemption, Scan } from './endpoints/check-in';
export { calendarCalls, myCalendarSchema } from './endpoints/calendars';
export {
  listNotificationsSchema,
  notificationCalls,
  notificationCountSchema,
  notificationsSchema,
  readNotificationsAnswerSchema,
  readNotificationsSchema,
} from './endpoints/notifications';
export {
  messageKindNames,
  messageKinds,
  notificationSettingsCalls,
  notificationSettingsSchema,
  saveDigestSchema,
  saveMessageChoiceSchema,
  unsubscribeSchema,
} from './endpoints/notification-settings';
export type { MessageChoice, MessageKind } from './endpoints/notification-settings';
export type { Notification, NotificationCount } from './endpoints/notifications';
export { eventsCalendarCall, feedCalls, newsFeedCall } from './endpoints/feeds';
export {
  adjustSchema,
  arrangeCap,
  arrangedSchema,
  arrangeSchema,
  changedMediumSchema,
  changedPlaceSchema,
  chunkBytes,
  mediaBytesCap,
  mediaCalls,
  mediaOverviewSchema,
  replaceSchema,
  restoredMediumSchema,
  startedUploadSchema,
  startUploadSchema,
  storedMediumSchema,
  uploadAnswerSchema,
  uploadBodySchema,
  uploadSchema,
} from './endpoints/media';
export type { Arranged, Arrangement, ChangedPlace, MediaOverview, Upload } from './endpoints/media';
export { AppError, codeOfStatus, errorBodySchema, errorCodes, isAppError, isErrorCode } from './errors';
export type { AppErrorOptions, ErrorBody, ErrorCode, FieldErrors } from './errors';
export { headTags } from './head-tags';
export type { HeadDefaults, HeadTag } from './head-tags';
export { abilitiesSchema, listMetaSchema } from './list-answer';
export type { Abilities, ListMeta } from './list-answer';
export { countCap, listCap, listOrder, listQuerySchema, lookupCap, pageSizeCap } from './list-query';
export type { ListQuery } from './list-query';
export {
  parseWhere,
  readWhere,
  relativeUnits,
  whereDepth,
  whereLeaves,
  whereLength,
  whereOps,
  whereValues,
} from './list-where';
export type {
  QueryField,
  QueryFields,
  QueryKind,
  RelativeTime,
  Where,
  WhereLeaf,
  WhereOp,
  WhereValue,
} from './list-where';
export { queryOf } from './query-fields';
export { defaultImagePath, headDefaults, pageHead } from './page-head';
export type { HeadContext, TitledPage } from './page-head';
export { footerGroupNames, inFooter, inMenu } from './footer-groups';
export type { FooterGroup } from './footer-groups';
export { definePages, findPage, matchPath, pageSchema, remoteContract, remoteManifestSchema } from './pages';
export type { Page, PageDeclaration, PageLayout, RemoteManifest } from './pages';
export { recordHeadSchema } from './record-head';
export type { RecordHead } from './record-head';
export { recordSeo } from './record-seo';
export type { Describable } from './record-seo';
export {
  pointerChangeSchema,
  pointerSchema,
  pointersSchema,
  registryAnswerSchema,
  registryRemoteSchema,
  releaseSchema,
} from './registry';
export type { Pointer, PointerChange, Pointers, RegistryAnswer, RegistryRemote, Release } from './registry';
export { registryRevSchema } from './registry-rev';
export type { RegistryRev } from './registry-rev';
export { adminPath, allowedBy, resourcePages } from './resource-pages';
export type { ResourcePages } from './resource-pages';
export { areas } from './resources/areas';
export { chapterMembers } from './resources/chapter-members';
export { chapters, chapterStatuses } from './resources/chapters';
export { companies, companyCategories, companyCountries, companyFlags, companySizes } from './resources/companies';
export type { CompanyFlag } from './resources/companies';
export {
  courseLevels,
  courses,
  courseStatuses,
  lessonCompletions,
  lessonKinds,
  lessonOrders,
  lessonReleases,
  lessons,
  lessonStatuses,
} from './resources/courses';
export { eventCategories } from './resources/event-categories';
export { eventTicket, saleStates, ticketKinds, ticketVisibilities } from './resources/event-tickets';
export { events } from './resources/events';
export { addressVisibilities, eventFormats, eventStatuses, eventTimes, publicEvents } from './resources/public-events';
export { publicEventCategories, publicTags } from './resources/public-names';
export { investorKinds, investors, investorStages } from './resources/investors';
export { jefaPerkKinds, jefaPerks } from './resources/jefa-perks';
export {
  companyFormEntries,
  contactFormEntries,
  contactTopics,
  formStates,
  incidentFormEntries,
  investorFormEntries,
  pressFormEntries,
  replyTemplates,
  sponsorFormEntries,
  takePartFormEntries,
} from './resources/form-entries';
export type { FormState } from './resources/form-entries';
export { familyResources } from './resources/form-families';
export {
  categories,
  countries,
  jobSkills,
  jobTitles,
  jobTypes,
  languageProficiency,
  permissions,
  states,
} from './resources/lookups';
export { cropSchema, focusSchema, media, mediaKinds, mediaPlaceSchema, recipeSchema, turns } from './resources/media';
export type { Crop, Focus, MediaPlace, Recipe } from './resources/media';
export { news, newsStatuses } from './resources/news';
export { contentPages, pageNavPlaces } from './resources/pages';
export { perks } from './resources/perks';
export { press, pressKinds } from './resources/press';
export {
  audiences,
  defaultPrivacy,
  levelsOpenTo,
  privacyChangeSchema,
  privacyLevels,
  privacySchema,
  privateFields,
} from './resources/privacy';
export type { Audience, Privacy, PrivacyLevel, PrivateField } from './resources/privacy';
export { roles } from './resources/roles';
export { jobLocations } from './resources/job-locations';
export { employmentTypes, jobAreaFields, jobs, jobStatuses, salaryPeriods, workplaces } from './resources/jobs';
export { seniorityLevels } from './resources/seniority-levels';

export {
  mailCalls,
  mailDoneSchema,
  mails,
  mailStateAnswerSchema,
  mailStates,
  mailStateSchema,
} from './resources/mails';
export type { MailState } from './resources/mails';
export { tags } from './resources/tags';
export { tickets, ticketsSchema } from './resources/tickets';
export { lostRegistrationDays, resendLostCall, usersLost } from './resources/users-lost';
export { userSchema } from './resources/user';
export type { User } from './resources/user';
export { people } from './resources/people';
export { accountStates, founders, userRecordSchema, users } from './resources/users';
export type { UserRecord } from './resources/users';
export { savedViews } from './resources/saved-views';
export { reservedSlugs, reservedSlugsOf } from './reserved-slugs';
export { foundPath, recordKinds, recordPath, searchKinds } from './search-kinds';
export type { RecordKind, SearchKind } from './search-kinds';
export { createSampleBody } from './samples/create-sample-body';
export { seoFieldNames, seoOf, seoSchema } from './seo';
export type { Seo } from './seo';
export { servedAttemptSchema } from './served-attempt';
export type { ServedAttempt } from './served-attempt';
export { notFoundTitle, shellPages } from './shell-pages';
export type { ShellPage } from './shell-pages';
export { pageStructuredData, routeStructuredData, structuredData, structuredDataMarkup } from './structured-data';
export type { Thing, ThingContext } from './structured-data';
export { isLocale, localeKey, locales, pickLocale, splitLocale } from './text';
export type { Locale, LocalizedText } from './text';
export { allowRichText, foreignTag, markupAttributes, markupElements, richTextElements, trustHtml } from './trust';
export type { TrustPolicy } from './trust';
export { wireUrl } from './wire';
export type { BodyKind, WireCall } from './wire';
export { internalMetricsPath, metricSchema } from './endpoints/metrics';
export type { Metric } from './endpoints/metrics';
