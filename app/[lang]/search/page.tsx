import { searchPage } from '@/features/pages/search/search-page'

export const generateMetadata = searchPage.metadata
export default searchPage.View
