export {
  AppError,
  type AppErrorOptions,
  codeOfStatus,
  type ErrorBody,
  errorBodySchema,
  type ErrorCode,
  errorCodes,
  type FieldErrors,
  isAppError,
  isErrorCode,
} from '../errors';
