import { pictures } from '@/components/pictures/registry'
import en from '@/locales/en/pictures.json'
import vi from '@/locales/vi/pictures.json'

export default async function Page({ params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params
  const words: Record<string, unknown> = lang === 'en' ? en : vi
  return (
    <div className="wrap grid gap-8 py-10 lg:grid-cols-[7fr_5fr]">
      {Object.entries(pictures).map(([id, picture]) => (
        <div key={id} data-id={id} className="grid min-w-0 min-h-[29rem]">
          {picture.render(words[id], 'x')}
        </div>
      ))}
    </div>
  )
}
