import { Card } from '@/components/ui/card'
import { CodePanel } from '@/components/ui/code-panel'
import { KeyValue } from '@/components/ui/key-value'
import { Table } from '@/components/ui/table'
import { PartFrame } from './part'
import type { PartProps } from './messages'

const cardTones = ['raised', 'floating', 'surface', 'outline'] as const

const samples = (text: string) => [
  {
    id: 'curl',
    label: 'cURL',
    code: `curl -X POST https://api.example/v1/tts \\\n  -H "Authorization: Bearer $KEY" \\\n  -d '{"text": "${text}", "voice": "thu-ha", "rate": 1.0}'\n\n# 200 OK\n{ "status": 1, "audio": "https://api.example/a1f9.mp3" }`,
  },
  {
    id: 'node',
    label: 'Node.js',
    code: `const answer = await fetch("https://api.example/v1/tts", {\n  method: "POST",\n  headers: { Authorization: \`Bearer \${process.env.KEY}\` },\n  body: JSON.stringify({ text: "${text}", rate: 1.0 }),\n})`,
  },
]

export function DataPart({ messages }: PartProps) {
  const { title, support, cards, rows, table, code } = messages.data
  return (
    <PartFrame id="data" title={title} support={support} messages={messages} stacked>
      {(theme) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {cardTones.map((tone) => (
              <Card key={tone} tone={tone}>
                <p className="text-h4">{cards[tone]}</p>
              </Card>
            ))}
          </div>
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
            <KeyValue rows={rows.map((row, i) => ({ ...row, code: i === 0 }))} />
            <div data-product="aivoice" className="min-w-0">
              <CodePanel
                label={`${code.label}: ${messages.themes[theme]}`}
                samples={samples(code.text)}
                copyLabel={code.copy}
                copiedLabel={code.copied}
              />
            </div>
          </div>
          <Table
            label={`${table.label}: ${messages.themes[theme]}`}
            corner={table.corner}
            emptyLabel={table.empty}
            columns={table.columns.map((label, i) => ({ key: label, label, highlight: i === 0 }))}
            rows={table.rows.map(({ label, cells }) => ({
              key: label,
              label,
              cells: cells.map((cell) => cell || null),
            }))}
          />
        </>
      )}
    </PartFrame>
  )
}
