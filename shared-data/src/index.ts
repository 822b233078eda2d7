export { requestProgressed, requestSettled, requestStarted, selectActivity } from './activity';
export type { ActivityState } from './activity';
export { toErrorView } from './error-view';
export type { ErrorView, HttpAnswer, HttpPort, HttpRequest } from './http-port';
export { noticeCleared, noticeShown, selectNotices } from './notices';
export type { Notice } from './notices';
export { encodingOf, toFormData, toFormText } from './payload';
export { defineFeature, defineRemote, defineScreen } from './remote/define-remote';
export type {
  Feature,
  HeadContext,
  InjectedSlice,
  Query,
  Palette,
  PaletteModule,
  ReadAhead,
  Reads,
  RemoteModule,
  Screen,
  LoadFieldTexts,
  ScreenContext,
  ScreenModule,
} from './remote/define-remote';
export { ScreenProvider, useScreen } from './remote/screen-context';
export { useQueries } from './remote/use-queries';
export { whenIdle } from './remote/when-idle';
export { createResource } from './resource/create-resource';
export type {
  FieldOf,
  ListOf,
  ListQueryOf,
  RecordOf,
  ResourceHandle,
  ResourceOptions,
  WriteRequest,
} from './resource/create-resource';
export type { RecordWhich, WriteInput, WriteOperation } from './resource/resource-calls';
export { useList, useRecord, useReload, useWrite } from './resource/resource-hooks';
export type { WriteHook } from './resource/resource-hooks';
export type { ListState, RecordState, WriteError, WriteState } from './resource/resource-state';
export { createCalls } from './call/create-calls';
export type { Call, CallAction, Calls } from './call/create-calls';
export { useAnswer, useCall, useLastAnswer, useRead, useRunCall } from './call/call-hooks';
export type { CallHook, ReadHook } from './call/call-hooks';
export { bodyOf, dataOf, defineCall } from './call/call-spec';
export type { CallMode, CallSpec, CallRequest, Reader } from './call/call-spec';
export { idleCall } from './call/call-state';
export type { CallState, CallStatus } from './call/call-state';
export { isCancelled, runCall, whenDone } from './call/run-call';
export { dataChanged, subjectOf, viewerChanged } from './call/subject';
export type { Subject } from './call/subject';
export { send } from './send';
export type { SendRequest } from './send';
export { createPlatformStore } from './store/create-store';
export type { PlatformStore, StoreOptions } from './store/create-store';
export type { PlainStorage } from './store/slice-storage';
export type { FaultReporter } from './store/supervise';
