export { activityReducer, requestProgressed, requestSettled, requestStarted, selectActivity } from './activity';
export type { ActivityState } from './activity';
export { toErrorView } from './error-view';
export type { ErrorView, HttpAnswer, HttpPort, HttpRequest } from './http-port';
export { noticeCleared, noticesReducer, noticeShown, selectNotices } from './notices';
export type { Notice } from './notices';
export { encodingOf, shapePayload, toFormData, toFormText } from './payload';
export { defineFeature, defineRemote, defineScreen } from './remote/define-remote';
export type {
  Feature,
  HeadContext,
  InjectedSlice,
  Need,
  Palette,
  PaletteModule,
  RemoteModule,
  Screen,
  ScreenContext,
  ScreenModule,
} from './remote/define-remote';
export { ScreenProvider, useScreen } from './remote/screen-context';
export { useNeeds } from './remote/use-needs';
export { createResource } from './resource/create-resource';
export type {
  ListOf,
  ListQueryOf,
  RecordOf,
  RecordWhich,
  ResourceHandle,
  WriteOperation,
} from './resource/create-resource';
export { queryKey } from './resource/keys';
export { useList, useRecord, useReload, useWrite } from './resource/resource-hooks';
export type { WriteHook } from './resource/resource-hooks';
export type { CallStatus, ListState, RecordState, ResourceState, WriteState } from './resource/resource-state';
export { send } from './send';
export type { SendRequest } from './send';
export { createPlatformStore, persistence } from './store/create-store';
export type { PlatformStore, StoreOptions } from './store/create-store';
export type { PlainStorage } from './store/slice-storage';
export type { FaultReporter } from './store/supervise';
