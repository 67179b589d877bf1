// Islands ask too, in the browser and while they are rendered on the server: one build serves every environment.
const base = () =>
  typeof document === 'undefined'
    ? (process.env.ASSET_BASE_URL ?? '').replace(/\/$/, '')
    : (document.documentElement.dataset.assets ?? '')

/** The address of an asset: relative paths get ASSET_BASE_URL, absolute addresses and API paths stay. */
export const assetUrl = (path: string) =>
  /^(https?:|blob:|data:)/.test(path) || path.startsWith('/api/') ? path : base() + path
