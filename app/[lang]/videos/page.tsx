import { contentPage } from '@/features/pages/content-page'
import { VideoList } from '@/features/resources/video-list'

const page = contentPage('/videos', { after: 'hero', Slot: VideoList })

export const generateMetadata = page.metadata
export default page.View
