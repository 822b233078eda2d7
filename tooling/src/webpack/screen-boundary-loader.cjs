const boundary = `
if (import.meta.webpackHot) {
  const hot = import.meta.webpackHot;
  hot.accept();
  if (hot.data?.isUpdate) setTimeout(() => __webpack_require__.$Refresh$.runtime.performReactRefresh());
  hot.dispose((data) => { data.isUpdate = true; });
}
`;

/**
 * Development only: a screen's module exports a declaration beside its component, so Fast Refresh would reload the
 * page. With this boundary, the component is refreshed in place; a changed `load` or `seo` needs a reload.
 */
module.exports = function screenBoundary(source) {
  return source + boundary;
};
