export { LocaleProvider, useFormats, useLocale, useTexts } from './i18n';
export type { Formats, LocaleContextValue, Translate } from './i18n';
export { defineTexts, translate } from './texts';
export type { Catalogue, LoadableTexts, SameKeys, TextKey, Texts, TextValues } from './texts';

export { Provider, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
export { useHref, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
export type { Location, NavigateFunction } from 'react-router';
export { RouterLink } from './router-link';
export type { RouterLinkProps } from './router-link';
export { createAction } from './create-action';
export type { ActionCreator, PayloadAction } from './create-action';
export { createSlice, onAction } from './create-slice';
export type { ForeignCase, Slice } from './create-slice';
export { applyMiddleware, combineReducers, legacy_createStore } from 'redux';
export type { Action, Middleware, Reducer, Store, UnknownAction } from 'redux';
export { default as createSagaMiddleware } from 'redux-saga';
export type { Channel, Saga, SagaIterator, SagaMiddleware, Task } from 'redux-saga';
export {
  actionChannel,
  all,
  call,
  cancel,
  cancelled,
  delay,
  fork,
  getContext,
  join,
  put,
  race,
  select,
  setContext,
  spawn,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'redux-saga/effects';
export { css, keyframes, styled, ThemeProvider } from 'styled-components';
export type { DefaultTheme } from 'styled-components';
