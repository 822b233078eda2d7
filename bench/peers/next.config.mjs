/** @type {import('next').NextConfig} */
export default {
  // The proxy of the bench compresses for both sides.
  compress: false,
  poweredByHeader: false,
  turbopack: { root: import.meta.dirname },
};
