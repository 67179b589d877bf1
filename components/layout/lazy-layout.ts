/** What the browser may skip out of sight; `styles/layout.css` says the same. */
export const SKIPPED = ':is(main, main > div[data-product]) > :is(section, .section), .site-footer'

/**
 * Runs before the first paint: out of sight nothing is laid out yet, unless the page starts at a place below its top, which only real
 * heights can find (a link to a part, a reload, the way back).
 */
export const LAZY_LAYOUT_SCRIPT = `(function(){var n=performance.getEntriesByType('navigation')[0];if(n&&n.type==='navigate'&&!location.hash)document.documentElement.dataset.lazyLayout=''})()`
