const boundary = `
if (import.meta.webpackHot) {
  const hot = import.meta.webpackHot;
  hot.accept();
  if (hot.data?.isUpdate) setTimeout(() => __webpack_require__.$Refresh$.runtime.performReactRefresh());
  hot.dispose((data) => { data.isUpdate = true; });
}
`;

/**
 * Development only: a screen's module exports a declaration beside its component, so Fast Refresh would not stop at it
 * and reload the page. Its component is refreshed in place; a changed `load` or `seo` is seen after a reload.
 */
module.exports = function screenBoundary(source) {
  return source + boundary;
};
