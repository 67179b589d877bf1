import { readTable } from './words/table.ts'
import { writeTable } from './words/sheet.ts'

// Writes every text of the site into a table: npm run words:export [-- words.csv] [pages/aicall]
const [path = 'words.xlsx', only] = process.argv.slice(2)
const rows = readTable().filter(({ file }) => !only || file === only || file.startsWith(`${only}/`))
if (rows.length === 0) {
  console.error(`locales/vi has no ${only}: name a file without .json, such as pages/aicall`)
  process.exitCode = 1
} else {
  await writeTable(path, rows)
  console.log(
    `${path}: ${rows.length} texts. Edit the columns vi and en only, then: npm run words:import -- ${path}`,
  )
}
