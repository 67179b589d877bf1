/** Beside `npm run dev` only: the script that opens the file of a touched text at ?keys=1. A build leaves it out. */
export const WordsEditor = () => {
  const address = process.env['WORDS_EDITOR_URL']
  return process.env.NODE_ENV === 'development' && address ? (
    <script defer src={`${address}/editor.js`} />
  ) : null
}
