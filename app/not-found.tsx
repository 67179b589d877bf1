/** Nothing: an address without a page has the whole document of `global-not-found.tsx`. The framework's own words would be sent along with every page. */
export default function NotFound() {
  return null
}
