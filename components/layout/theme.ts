export const THEME_COOKIE = 'theme'

/** Runs before the first paint: the visitor's choice, else the system's, becomes `data-theme` on the root element. */
export const THEME_SCRIPT = `(function(){var m=document.cookie.match(/(?:^|; )${THEME_COOKIE}=(dark|light)/);document.documentElement.dataset.theme=m?m[1]:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})()`
